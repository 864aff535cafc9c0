import type { Site } from '../../contract/content/site.ts';
import { wrapText } from '../pictures/text-outlines.ts';
import { paper } from '../pictures/palette.ts';
import { drawBlock, measureBlock } from './draw-block.ts';
import type { FormPlan, Section } from './form-plan.ts';
import { PdfWriter, a4, parseColour, frame } from './pdf-writer.ts';

const headingHeight = 36;
/** In points. A section that isn't higher than this is never split across two pages. */
const maxUnbrokenHeight = 340;

type HeadingNode = { page: number; y: number };

/**
 * Draws a fillable form on A4 pages in the colours of the site's Paper theme, and returns the PDF's bytes.
 */
export async function drawForm(plan: FormPlan, site: Site): Promise<Uint8Array> {
  const writer = await PdfWriter.create();
  const title = `${plan.title}, ${site.name}`;
  writer.pdf.setTitle(title, { showInWindowTitleBar: true });
  writer.pdf.setSubject(plan.lead);
  writer.pdf.setAuthor(site.name);
  writer.pdf.setLanguage('en-IN');
  drawHead(writer, plan, site);
  const nodes = plan.sections.map((section) => drawSection(writer, section));
  drawCommitLine(writer, nodes, title, site);
  return writer.pdf.save();
}

function drawHead(writer: PdfWriter, plan: FormPlan, site: Site): void {
  writer.drawLogo(frame.top + 10, 0.86);
  writer.write(
    site.name,
    { x: frame.left, y: frame.top - 8 },
    { name: 'sansBold', size: 11.5, colour: paper.foreground, trackingEm: -0.02 },
  );
  if (plan.icon) writer.drawOutlines(plan.icon, frame.right, frame.top - 51, 25);
  writer.write(
    plan.title,
    { x: frame.left, y: frame.top - 52 },
    { name: 'sansBold', size: 27, colour: paper.foreground, trackingEm: -0.04 },
  );
  writer.y = frame.top - 64;
  for (const line of wrapText(plan.lead, 'sans', 10.5, 400)) {
    writer.write(
      line,
      { x: frame.left, y: writer.y - 11 },
      { name: 'sans', size: 10.5, colour: paper.foregroundSoft },
    );
    writer.y -= 15.5;
  }
  writer.write(
    '* required',
    { x: frame.right - 34, y: frame.top - 75 },
    { name: 'sans', size: 8.5, colour: paper.foregroundFaint },
  );
  writer.y -= 6;
}

/** Draws a section. Returns the position of its heading's node on the commit line. */
function drawSection(writer: PdfWriter, { heading, blocks }: Section): HeadingNode {
  const heights = blocks.map(measureBlock);
  const sectionHeight = heights.reduce((total, height) => total + height, headingHeight);
  writer.ensureSpace(sectionHeight <= maxUnbrokenHeight ? sectionHeight : headingHeight + (heights[0] ?? 0));
  writer.y -= 12;
  const node = { page: writer.pdf.getPageCount() - 1, y: writer.y - 7 };
  writer.write(
    heading,
    { x: frame.left, y: writer.y - 12 },
    { name: 'sansBold', size: 13, colour: paper.foreground, trackingEm: -0.025 },
  );
  writer.y -= 24;
  for (const block of blocks) {
    writer.ensureSpace(measureBlock(block));
    drawBlock(writer, block);
  }
  return node;
}

/** Draws the commit line with its nodes on every page. It ends at the first commit, on the last page. */
function drawCommitLine(writer: PdfWriter, nodes: HeadingNode[], title: string, site: Site): void {
  const pages = writer.pdf.getPages();
  const end = 52;
  for (const [index, page] of pages.entries()) {
    const from = index === 0 ? frame.top - 22 : a4.height;
    const isLast = index === pages.length - 1;
    const x = frame.commitLineX;
    page.drawLine({
      start: { x, y: from },
      end: { x, y: isLast ? end : 0 },
      thickness: 1.5,
      color: parseColour(paper.graph),
    });
    page.drawLine({
      start: { x: 0, y: end },
      end: { x: a4.width, y: end },
      thickness: 0.5,
      color: parseColour(paper.border),
    });
    for (const { y } of nodes.filter((node) => node.page === index)) {
      page.drawCircle({
        x,
        y,
        size: 5.2,
        color: parseColour('#ffffff'),
        borderColor: parseColour(paper.graph),
        borderWidth: 1.5,
      });
    }
    if (isLast) page.drawCircle({ x, y: end, size: 7, color: parseColour(paper.accent) });
    writer.writeFooter(page, `First commit, ${site.foundedYear}`, { x: frame.left, y: end - 18 });
    writer.writeFooter(page, `${title} · ${index + 1}/${pages.length}`, { right: frame.right, y: end - 18 });
  }
}
