import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import { wrapText, outlineText } from './text-outlines.ts';
import type { FontName } from './text-outlines.ts';
import { drawLogo } from './logo.ts';
import { drawBurst, drawJourney, drawCommitLog, drawClubIcons } from './open-graph-graphics.ts';
import { night } from './palette.ts';

const width = 1200;
const height = 630;
const commitLineX = 96;
const textX = 160;

/** The text of each public page's picture, by file name. */
const pictureContents: Record<string, { title: string; lead: string; illustration: () => string }> = {
  default: { title: site.name, lead: site.description, illustration: drawCommitLog },
  home: {
    title: `Welcome to ${site.name}`,
    lead: 'Learn by shipping: small, in public, together.',
    illustration: drawCommitLog,
  },
  about: {
    title: about.missionHeading,
    lead: 'Run by the students in it. Come and help the next one.',
    illustration: drawJourney,
  },
  hackathons: {
    title: 'Upcoming Hackathons',
    lead: 'Bring a team or find one there. Registration is free, always.',
    illustration: drawBurst,
  },
  clubs: {
    title: 'Clubs',
    lead: 'Pick one, join two, or start the one that is missing.',
    illustration: drawClubIcons,
  },
};

function drawLines(
  lines: string[],
  at: { x: number; y: number },
  face: { name: FontName; size: number; leading: number; trackingEm: number; colour: string },
): string {
  return lines
    .map((line, index) => {
      const { path } = outlineText(line, face.name, face.size, face.trackingEm);
      return `<path transform="translate(${at.x} ${at.y + index * face.leading})" d="${path}" fill="${face.colour}"/>`;
    })
    .join('');
}

/** Balances lines: breaks at the smallest width that gives the same number of lines. */
function balanceLines(
  text: string,
  name: FontName,
  size: number,
  maxWidth: number,
  trackingEm: number,
): string[] {
  const lines = wrapText(text, name, size, maxWidth, trackingEm);
  for (let narrower = maxWidth - 10; narrower > 0; narrower -= 10) {
    const tried = wrapText(text, name, size, narrower, trackingEm);
    if (
      tried.length > lines.length ||
      tried.some((line) => outlineText(line, name, size, trackingEm).width > narrower)
    ) {
      return wrapText(text, name, size, narrower + 10, trackingEm);
    }
  }
  return lines;
}

function drawPicture({
  title,
  lead,
  illustration,
}: {
  title: string;
  lead: string;
  illustration: () => string;
}): string {
  const heading = {
    name: 'sansBold',
    size: 76,
    leading: 80,
    trackingEm: -0.048,
    colour: night.foreground,
  } as const;
  const text = {
    name: 'sans',
    size: 29,
    leading: 42,
    trackingEm: -0.005,
    colour: night.foregroundSoft,
  } as const;
  const titleLines = balanceLines(title, heading.name, heading.size, 610, heading.trackingEm);
  const leadLines = balanceLines(lead, text.name, text.size, 560, text.trackingEm);
  const titleY = 300 - ((titleLines.length - 1) * heading.leading) / 2 - (leadLines.length - 2) * 12;
  const nodeY = titleY - 27;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${night.background}"/>` +
    // The line of commits: in colour down to the title, then on to the first commit.
    `<path d="M${commitLineX} 108V${nodeY}" stroke="${night.accent}" stroke-width="3"/><path d="M${commitLineX} ${nodeY}V556" stroke="${night.graph}" stroke-width="3"/>` +
    `<path d="M0 556H${width}" stroke="${night.border}"/>` +
    `<g transform="translate(${commitLineX - 17.5} 44) scale(1.75)">${drawLogo(night.foreground, night.accent)}</g>` +
    drawLines(
      [site.name],
      { x: textX, y: 83 },
      { name: 'sansBold', size: 28, leading: 0, trackingEm: -0.02, colour: night.foreground },
    ) +
    `<circle cx="${commitLineX}" cy="${nodeY}" r="15" fill="${night.background}" stroke="${night.accent}" stroke-width="3"/><circle cx="${commitLineX}" cy="${nodeY}" r="7" fill="${night.accent}"/>` +
    drawLines(titleLines, { x: textX, y: titleY }, heading) +
    drawLines(leadLines, { x: textX, y: titleY + (titleLines.length - 1) * heading.leading + 68 }, text) +
    `<circle cx="${commitLineX}" cy="556" r="15" fill="${night.accent}"/>` +
    drawLines(
      [`First commit, ${site.foundedYear}`],
      { x: textX, y: 598 },
      { name: 'mono', size: 20, leading: 0, trackingEm: 0, colour: night.foregroundSoft },
    ) +
    `<g transform="translate(820 96)">${illustration()}</g></svg>`
  );
}

/** Draws one 1200 by 630 picture for each public page, and a default, as PNG into `folder`. */
export async function writeOpenGraphPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, card] of Object.entries(pictureContents)) {
    await sharp(Buffer.from(drawPicture(card)))
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toFile(join(folder, `${name}.png`));
  }
}

/** The names of the pictures, without ending. */
export const openGraphNames = Object.keys(pictureContents);
