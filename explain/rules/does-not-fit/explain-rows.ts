import type { Page } from '../../cascade/page.ts';
import { addDeclarations, replaceValue } from '../../edits.ts';
import { formatElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import {
  createDeclarationData,
  findRuleSelectors,
  type Report,
  type SpanEdit,
  type SpanFix,
} from '../../report.ts';
import { addToElements } from '../no-effect/reason/reason-edits.ts';
import {
  addWidths,
  formatWidth,
  getOuterWidth,
  isTooWide,
  noWidth,
  type BoxWidth,
  type Width,
} from './box-widths.ts';
import { listWideRows, type Row } from './rows.ts';

/** The declarations that give the boxes their widths, each with the first box that has it. */
function listDeclarations(boxes: readonly BoxWidth[]): Map<Declaration, BoxWidth> {
  return new Map(boxes.toReversed().map((box) => [box.declaration, box]));
}

/** Edits of the rule of every width; none where one of them is not possible. */
function editEach(boxes: readonly BoxWidth[], createEdits: (box: BoxWidth) => SpanEdit[]): SpanEdit[] {
  const parts = [...listDeclarations(boxes).values()].map(createEdits);
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}

const withBorderBox = (box: BoxWidth): BoxWidth => ({ ...box, inside: noWidth });

function isFitting({ boxes, between, available }: Row): boolean {
  return !isTooWide(addWidths(between, ...boxes.map(getOuterWidth)), available);
}

/** A declared width less what comes beside it. */
function subtract(
  { declared: { share, pixels } }: BoxWidth,
  { share: lessShare, pixels: lessPixels }: Width,
): string {
  const percent = Number(((share - lessShare) * 100).toFixed(3));
  if (share === 0) return `${pixels - lessPixels}px`;
  const rest = Number((lessPixels - pixels).toFixed(2));
  if (rest === 0) return `${percent}%`;
  return `calc(${percent}% ${rest > 0 ? '-' : '+'} ${Math.abs(rest)}px)`;
}

/** The width of one of several equal boxes beside gaps; undefined where the boxes differ or have margins. */
function findEqualShare({ boxes, gap, writtenGap, layout }: Row): string | undefined {
  const [first, ...others] = boxes;
  const isEqual =
    layout === 'flex' &&
    gap.share + gap.pixels > 0 &&
    boxes.every(({ margins }) => margins.share + margins.pixels === 0) &&
    others.every(({ declared }) => declared.share === first?.declared.share);
  const gaps = others.length === 1 ? writtenGap : `${others.length} * ${writtenGap}`;
  return isEqual ? `calc((100% - ${gaps}) / ${boxes.length})` : undefined;
}

/** Widths that leave room for margins and gaps, and contain padding and border. */
function suggestSmallerWidths(row: Row): SpanFix {
  const { boxes, between } = row;
  const hasInside = boxes.some(({ inside }) => inside.share + inside.pixels > 0);
  const equalShare = findEqualShare(row);
  const part = { ...between, share: between.share / boxes.length, pixels: between.pixels / boxes.length };
  const beside = (box: BoxWidth): Width => addWidths(box.margins, part);
  const width = (box: BoxWidth): string => {
    const { property, value } = box.declaration;
    const smaller = equalShare ?? subtract(box, beside(box));
    // The basis is the last part of flex.
    return property === 'flex' ? value.replace(/\S+$/, smaller) : smaller;
  };
  const isKnown = boxes.every(
    (box) =>
      (equalShare !== undefined || !beside(box).isLeast) &&
      /^(width|flex-basis|flex)$/.test(box.declaration.property),
  );
  const [first] = boxes;
  const example = first && isKnown ? `: ${first.declaration.property}: ${width(first)}` : '';
  return {
    title: `Leave room for what is beside the boxes${example}${hasInside ? ', with box-sizing: border-box' : ''}.`,
    edits: isKnown
      ? editEach(boxes, (box) => [
          ...replaceValue(box.declaration, width(box)),
          ...(hasInside ? addDeclarations(box.declaration, ['box-sizing: border-box']) : []),
        ])
      : [],
  };
}

function suggestFit(page: Page, row: Row): SpanFix {
  const { boxes, container, layout, wraps } = row;
  const [first] = boxes;
  if (!wraps && first && boxes.every(({ element }) => element.name === 'img'))
    return {
      title: 'Write min-width: 0, and the pictures become as narrow as the row needs.',
      edits: editEach(boxes, (box) => addDeclarations(box.declaration, ['min-width: 0'])),
    };
  if (!wraps)
    return {
      title: 'Write flex-wrap: wrap, and what has no room moves down.',
      edits: first ? addToElements(page, first.declaration, [container], ['flex-wrap: wrap']) : [],
    };
  if (isFitting({ ...row, boxes: boxes.map(withBorderBox) }))
    return {
      title: 'Write box-sizing: border-box, and the width contains padding and border.',
      edits: editEach(boxes, (box) => addDeclarations(box.declaration, ['box-sizing: border-box'])),
    };
  if (layout === 'inline-block' && first && isFitting({ ...row, between: noWidth }))
    return {
      title: `Write display: flex and flex-wrap: wrap on ${formatElement(container)}, which has no spaces between its items.`,
      edits:
        container.children.length % boxes.length === 0 && container.ownText.trim() === ''
          ? addToElements(page, first.declaration, [container], ['display: flex', 'flex-wrap: wrap'])
          : [],
    };
  return suggestSmallerWidths(row);
}

/** What comes on top of the declared widths, in words. */
function formatParts({ boxes, between, layout }: Row): string {
  const parts = [
    [addWidths(...boxes.map(({ inside }) => inside)), 'padding and border'],
    [addWidths(...boxes.map(({ margins }) => margins)), 'margins'],
    [between, layout === 'flex' ? 'gaps' : 'the spaces between their tags'],
  ] as const;
  return parts
    .filter(([{ share, pixels }]) => share + pixels > 0)
    .map(([width, name]) => `${formatWidth(width)} of ${name}`)
    .join(' and ');
}

function reportRow(page: Page, row: Row): Report[] {
  const { boxes, available, container, wraps } = row;
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return [];
  const { declaration } = first;
  const declared = addWidths(...boxes.map((box) => box.declared));
  const parts = formatParts(row);
  const whole = declared.share > 0 ? '100%' : `the ${available}px of ${formatElement(container)}`;
  return [
    {
      code: 'too-wide',
      span: declaration.span,
      message: `${boxes.length} boxes don't fit into one row: their widths are ${formatWidth(declared)}${parts === '' ? '' : `, and ${parts} come on top`}, which is more than ${whole}. ${wraps ? `So ${formatElement(last.element)} moves down.` : 'So they stick out.'}`,
      data: {
        ...createDeclarationData(declaration, findRuleSelectors(declaration)),
        element: formatElement(first.element),
      },
      fixes: [suggestFit(page, row)],
    },
  ];
}

/** Boxes whose widths make a row, and that are wider with padding, border, margins, gaps or spaces. */
export function explainWideRows(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const container of page.elements)
    for (const row of listWideRows(page, container)) {
      const declaration = row.boxes[0]?.declaration;
      if (declaration && !reports.has(declaration))
        for (const report of reportRow(page, row)) reports.set(declaration, report);
    }
  return [...reports.values()];
}
