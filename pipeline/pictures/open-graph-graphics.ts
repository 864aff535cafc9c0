import { about } from '../../content/about.ts';
import { clubs } from '../../content/clubs.ts';
import { hackathons } from '../../content/hackathons.ts';
import { heroLog } from '../../content/home.ts';
import { outlineText } from './text-outlines.ts';
import { night } from './palette.ts';

// The illustrations on the right of the Open Graph pictures, each 320 by 400 with its corner at 0,0.

const stroke = (path: string, colour: string, extra = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3" ${extra}/>`;
const ring = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${night.background}" stroke="${colour}" stroke-width="3"/>`;
const disc = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const dashed = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="11" fill="${night.background}" stroke="${night.accent}" stroke-width="3" stroke-dasharray="5 4.6"/>`;

/** The commit log of the home page: three lanes, with the next commit on top. */
export function drawCommitLog(): string {
  const laneGap = 64;
  const row = 400 / (heroLog.length + 1);
  const x = (column: number) => 40 + column * laneGap;
  const y = (index: number) => index * row;
  const lines = [
    stroke(`M${x(0)} ${y(1)}V400`, night.accent),
    stroke(`M${x(0)} ${y(1)}h${laneGap - 20}a20 20 0 0 0 20-20V12`, night.accent, 'stroke-dasharray="6 6"'),
  ];
  const nodes = [dashed(x(1), 0), disc(x(0), 400, 12, night.accent)];
  const laneAt = (index: number) => heroLog[index]?.lane ?? 0;
  // A branch leaves a line at row `from`, turns up its lane and comes back at row `to`.
  const branch = (from: number, to: number, column: number) =>
    stroke(
      `M${x(laneAt(from))} ${y(from + 1)}H${x(column) - 20}a20 20 0 0 0 20-20V${y(to + 1) + 20}a20 20 0 0 0-20-20H${x(laneAt(to))}`,
      night.graph,
    );
  const trunk = heroLog.flatMap((entry, index) => (entry.lane === 0 ? [index] : []));
  for (const [place, to] of trunk.entries()) {
    const from = trunk[place + 1];
    if (from !== undefined && from - to > 1) lines.push(branch(from, to, 1));
  }
  for (const [index, { lane: column }] of heroLog.entries()) {
    nodes.push(ring(x(column), y(index + 1), 9, column === 0 ? night.accent : night.foregroundFaint));
    if (column === 2) lines.push(branch(index + 1, index - 1, 2));
  }
  return lines.toReversed().join('') + nodes.join('');
}

/** The journey of the About page: past, present and future. */
export function drawJourney(): string {
  const count = about.journey.length;
  const gap = 400 / count;
  const here = about.journey.findIndex((step) => step.state === 'current') * gap;
  const nodes = about.journey.map(({ state }, index) => {
    const y = index * gap;
    if (state === 'done') return disc(160, y, 11, night.accent);
    return (
      ring(160, y, 11, state === 'current' ? night.accent : night.foregroundFaint) +
      (state === 'current' ? disc(160, y, 5, night.accent) : '')
    );
  });
  const last = (count - 1) * gap;
  return (
    stroke(`M160 0V${here}`, night.accent) +
    stroke(`M160 ${here}V${last}`, night.graph) +
    stroke(`M160 ${last}V400`, night.accent, 'stroke-dasharray="6 6"') +
    nodes.join('') +
    dashed(160, 400)
  );
}

/** A burst with one tick for each hour of the first event listed. */
export function drawBurst(): string {
  const hours = hackathons[0]?.durationHours ?? 24;
  const gap = 280 / (hours - 1);
  const ticks = Array.from({ length: hours }, (_, hour) => {
    const swell = Math.sin((Math.PI * (hour + 0.5)) / hours) ** 0.7;
    const half = 14 + swell * (hour % 3 === 0 ? 110 : hour % 2 === 0 ? 88 : 70);
    return stroke(`M${20 + hour * gap} ${200 - half}v${half * 2}`, night.accent);
  });
  return (
    stroke('M-20 200H340', night.graph) +
    ticks.join('') +
    ring(-20, 200, 11, night.accent) +
    ring(340, 200, 11, night.foregroundFaint)
  );
}

/** The icons of the clubs, two in a row. */
export function drawClubIcons(): string {
  const rows = Math.ceil(clubs.length / 2);
  return clubs
    .map(({ icon }, index) => {
      const { path } = outlineText(icon, 'mono', 46, -0.03);
      return `<path transform="translate(${(index % 2) * 200 - 20} ${(Math.floor(index / 2) + 0.5) * (400 / rows) + 16})" d="${path}" fill="${night.accent}"/>`;
    })
    .join('');
}
