import { breakLines, drawLine } from '../pictures/lettering.ts';
import { paper } from '../pictures/palette.ts';
import type { Block, Field } from './plan.ts';
import { frame } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const gap = 10;
const width = frame.right - frame.left;
const label = { name: 'sansMedium', size: 8.5, colour: paper.foregroundSoft } as const;
const body = { name: 'sans', size: 9.5, colour: paper.foreground } as const;
const leading = 13.5;
const boxSide = 11;

/** The height in points of a text field with this many lines. */
const boxHeight = (lines: number) => 10 + lines * 13;
const linesOf = (text: string, room: number) => breakLines(text, body.name, body.size, room);

/** Divides a row's width by the shares, with a gap between the parts. */
function split(shares: number[]): { x: number; width: number }[] {
  const free = width - gap * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x: number = frame.left;
  return shares.map((share) => {
    const part = { x, width: (free * share) / total };
    x += part.width + gap;
    return part;
  });
}

function drawRow(sheet: Sheet, fields: Field[]): void {
  const height = boxHeight(Math.max(...fields.map(({ lines }) => lines ?? 1)));
  const parts = split(fields.map(({ share }) => share ?? 2));
  for (const [index, field] of fields.entries()) {
    const part = parts[index];
    if (!part) continue;
    const words = field.isRequired ? `${field.label} *` : field.label;
    if (drawLine(words, label.name, label.size).width > part.width)
      throw new Error(`The label "${words}" is wider than its field; shorten it`);
    sheet.write(words, { x: part.x, y: sheet.y - 9 }, label);
    sheet.addTextField(
      field.name,
      field.accessibleLabel ?? field.label,
      { ...part, y: sheet.y - 14 - height, height },
      { isMultiline: (field.lines ?? 1) > 1, isRequired: field.isRequired },
    );
  }
  sheet.y -= 14 + height + 9;
}

function drawTable(sheet: Sheet, { name, columns, rowCount }: Extract<Block, { kind: 'table' }>): void {
  const rowHeight = 20;
  const number = 16;
  const parts = split(columns.map(({ share }) => share)).map((part, index) =>
    index === 0 ? { x: part.x + number, width: part.width - number } : part,
  );
  for (const [index, column] of columns.entries())
    sheet.write(column.label, { x: parts[index]?.x ?? frame.left, y: sheet.y - 9 }, label);
  sheet.y -= 14;
  for (let row = 1; row <= rowCount; row += 1) {
    sheet.write(
      String(row),
      { x: frame.left, y: sheet.y - rowHeight + 6.5 },
      { name: 'mono', size: 8, colour: paper.foregroundFaint },
    );
    for (const [index, column] of columns.entries()) {
      const part = parts[index];
      if (part)
        sheet.addTextField(`${name}${row}.${column.name}`, `${column.label}, line ${row}`, {
          ...part,
          y: sheet.y - rowHeight,
          height: rowHeight,
        });
    }
    sheet.y -= rowHeight + 3;
  }
  sheet.y -= 6;
}

function drawList(sheet: Sheet, items: string[]): void {
  for (const [index, item] of items.entries()) {
    sheet.write(
      String(index + 1),
      { x: frame.left, y: sheet.y - 9.5 },
      { name: 'mono', size: 8.5, colour: paper.foregroundFaint },
    );
    drawText(sheet, item, frame.left + 16);
  }
  sheet.y -= 4;
}

function drawText(sheet: Sheet, text: string, x: number = frame.left): void {
  for (const words of linesOf(text, frame.right - x)) {
    sheet.write(words, { x, y: sheet.y - 9.5 }, body);
    sheet.y -= leading;
  }
}

function drawChecks(sheet: Sheet, options: Extract<Block, { kind: 'checks' }>['options']): void {
  for (const { name, label: words, note } of options) {
    sheet.addCheckBox(name, words, { x: frame.left, y: sheet.y - 11.5 }, boxSide);
    const x = frame.left + boxSide + 8;
    sheet.write(words, { x, y: sheet.y - 9.5 }, body);
    if (note)
      sheet.write(
        note,
        { x: x + drawLine(words, body.name, body.size).width + 12, y: sheet.y - 9.5 },
        { ...label, name: 'sans', colour: paper.foregroundFaint },
      );
    sheet.y -= 18;
  }
}

function drawChoices(sheet: Sheet, { label: words, options }: Extract<Block, { kind: 'choices' }>): void {
  sheet.write(words, { x: frame.left, y: sheet.y - 11 }, label);
  let x = frame.left + drawLine(words, label.name, label.size).width + 20;
  for (const option of options) {
    sheet.addCheckBox(option.name, `${words}: ${option.label}`, { x, y: sheet.y - 13.5 }, boxSide);
    sheet.write(option.label, { x: x + boxSide + 6, y: sheet.y - 11.5 }, body);
    x += boxSide + 6 + drawLine(option.label, body.name, body.size).width + 18;
  }
  sheet.y -= 22;
}

/** Draws lines for signatures: two pairs of signature and date in a row. */
function drawSignatures(sheet: Sheet, labels: string[]): void {
  const places = split([3, 1.5, 3, 1.5]);
  for (let first = 0; first < labels.length; first += places.length) {
    const y = sheet.y - 40;
    for (const [index, words] of labels.slice(first, first + places.length).entries()) {
      const place = places[index];
      if (!place) continue;
      sheet.line({ x: place.x, y }, { x: place.x + place.width, y }, paper.foreground);
      sheet.write(words, { x: place.x, y: y - 11 }, label);
    }
    sheet.y = y - 18;
  }
}

/** The height of a block in points, which keeps it on one page. */
export function measureBlock(block: Block): number {
  switch (block.kind) {
    case 'text':
      return linesOf(block.text, width).length * leading + 4;
    case 'row':
      return 23 + boxHeight(Math.max(...block.fields.map(({ lines }) => lines ?? 1)));
    case 'table':
      return 20 + block.rowCount * 23;
    case 'list':
      return block.items.reduce((sum, item) => sum + linesOf(item, width - 16).length * leading, 4);
    case 'choices':
      return 22;
    case 'checks':
      return block.options.length * 18;
    case 'signatures':
      return Math.ceil(block.labels.length / 4) * 58;
  }
}

/** Draws a block at the sheet's position and moves the position below it. */
export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'text':
      drawText(sheet, block.text);
      sheet.y -= 4;
      break;
    case 'row':
      drawRow(sheet, block.fields);
      break;
    case 'table':
      drawTable(sheet, block);
      break;
    case 'list':
      drawList(sheet, block.items);
      break;
    case 'choices':
      drawChoices(sheet, block);
      break;
    case 'checks':
      drawChecks(sheet, block.options);
      break;
    case 'signatures':
      drawSignatures(sheet, block.labels);
      break;
  }
}
