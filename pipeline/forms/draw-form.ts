import type { Site } from '../../contract/content/site.ts';
import { breakLines } from '../pictures/lettering.ts';
import { paper } from '../pictures/palette.ts';
import { drawBlock, measureBlock } from './blocks.ts';
import type { FormPlan, Section } from './plan.ts';
import { Sheet, a4, colourOf, frame } from './sheet.ts';

const headingHeight = 36;
/** In points. A section that isn't higher than this is never split across two pages. */
const maxUnbrokenHeight = 340;

type Node = { page: number; y: number };

/** Lays a form out on A4 pages, fillable, in the look of the site's Paper theme; returns the PDF's bytes. */
export async function drawForm(plan: FormPlan, site: Site): Promise<Uint8Array> {
  const sheet = await Sheet.create();
  const title = `${plan.title}, ${site.name}`;
  sheet.pdf.setTitle(title, { showInWindowTitleBar: true });
  sheet.pdf.setSubject(plan.lead);
  sheet.pdf.setAuthor(site.name);
  sheet.pdf.setLanguage('en-IN');
  drawHead(sheet, plan, site);
  const nodes = plan.sections.map((section) => drawSection(sheet, section));
  drawCommitLine(sheet, nodes, title, site);
  return sheet.pdf.save();
}

function drawHead(sheet: Sheet, plan: FormPlan, site: Site): void {
  sheet.drawMark(frame.top + 10, 0.86);
  sheet.write(
    site.name,
    { x: frame.left, y: frame.top - 8 },
    { name: 'sansBold', size: 11.5, colour: paper.foreground, trackingEm: -0.02 },
  );
  if (plan.icon) sheet.drawOutlines(plan.icon, frame.right, frame.top - 51, 25);
  sheet.write(
    plan.title,
    { x: frame.left, y: frame.top - 52 },
    { name: 'sansBold', size: 27, colour: paper.foreground, trackingEm: -0.04 },
  );
  sheet.y = frame.top - 64;
  for (const line of breakLines(plan.lead, 'sans', 10.5, 400)) {
    sheet.write(
      line,
      { x: frame.left, y: sheet.y - 11 },
      { name: 'sans', size: 10.5, colour: paper.foregroundSoft },
    );
    sheet.y -= 15.5;
  }
  sheet.write(
    '* required',
    { x: frame.right - 34, y: frame.top - 75 },
    { name: 'sans', size: 8.5, colour: paper.foregroundFaint },
  );
  sheet.y -= 6;
}

/** Draws a section. Returns the position of its heading's node on the line of commits. */
function drawSection(sheet: Sheet, { heading, blocks }: Section): Node {
  const heights = blocks.map(measureBlock);
  const whole = heights.reduce((sum, height) => sum + height, headingHeight);
  sheet.makeRoom(whole <= maxUnbrokenHeight ? whole : headingHeight + (heights[0] ?? 0));
  sheet.y -= 12;
  const node = { page: sheet.pdf.getPageCount() - 1, y: sheet.y - 7 };
  sheet.write(
    heading,
    { x: frame.left, y: sheet.y - 12 },
    { name: 'sansBold', size: 13, colour: paper.foreground, trackingEm: -0.025 },
  );
  sheet.y -= 24;
  for (const block of blocks) {
    sheet.makeRoom(measureBlock(block));
    drawBlock(sheet, block);
  }
  return node;
}

/** Draws the line of commits with its nodes on every page. It ends at the first commit, on the last page. */
function drawCommitLine(sheet: Sheet, nodes: Node[], title: string, site: Site): void {
  const pages = sheet.pdf.getPages();
  const end = 52;
  for (const [index, page] of pages.entries()) {
    const from = index === 0 ? frame.top - 22 : a4.height;
    const isLast = index === pages.length - 1;
    const x = frame.thread;
    page.drawLine({
      start: { x, y: from },
      end: { x, y: isLast ? end : 0 },
      thickness: 1.5,
      color: colourOf(paper.graph),
    });
    page.drawLine({
      start: { x: 0, y: end },
      end: { x: a4.width, y: end },
      thickness: 0.5,
      color: colourOf(paper.border),
    });
    for (const { y } of nodes.filter((node) => node.page === index)) {
      page.drawCircle({
        x,
        y,
        size: 5.2,
        color: colourOf('#ffffff'),
        borderColor: colourOf(paper.graph),
        borderWidth: 1.5,
      });
    }
    if (isLast) page.drawCircle({ x, y: end, size: 7, color: colourOf(paper.accent) });
    sheet.writeOn(page, `First commit, ${site.foundedYear}`, { x: frame.left, y: end - 18 });
    sheet.writeOn(page, `${title} · ${index + 1}/${pages.length}`, { right: frame.right, y: end - 18 });
  }
}
