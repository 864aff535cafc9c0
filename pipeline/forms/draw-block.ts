import { wrapText, outlineText } from '../pictures/text-outlines.ts';
import { paper } from '../pictures/palette.ts';
import type { Block, Field } from './form-plan.ts';
import { frame } from './pdf-writer.ts';
import type { PdfWriter } from './pdf-writer.ts';

const gap = 10;
const width = frame.right - frame.left;
const label = { name: 'sansMedium', size: 8.5, colour: paper.foregroundSoft } as const;
const body = { name: 'sans', size: 9.5, colour: paper.foreground } as const;
const lineHeight = 13.5;
const checkBoxSide = 11;

/** The height in points of a text field with this many lines. */
const textFieldHeight = (lines: number) => 10 + lines * 13;
const wrapBodyText = (text: string, maxWidth: number) => wrapText(text, body.name, body.size, maxWidth);

/** Divides the width of a row in proportion to the shares, with a gap between the columns. */
function splitWidth(shares: number[]): { x: number; width: number }[] {
  const availableWidth = width - gap * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x: number = frame.left;
  return shares.map((share) => {
    const column = { x, width: (availableWidth * share) / total };
    x += column.width + gap;
    return column;
  });
}

function drawRow(writer: PdfWriter, fields: Field[]): void {
  const height = textFieldHeight(Math.max(...fields.map(({ lines }) => lines ?? 1)));
  const parts = splitWidth(fields.map(({ share }) => share ?? 2));
  for (const [index, field] of fields.entries()) {
    const part = parts[index];
    if (!part) continue;
    const text = field.isRequired ? `${field.label} *` : field.label;
    if (outlineText(text, label.name, label.size).width > part.width)
      throw new Error(`The label "${text}" is wider than its field. Shorten it.`);
    writer.write(text, { x: part.x, y: writer.y - 9 }, label);
    writer.addTextField(
      field.name,
      field.accessibleLabel ?? field.label,
      { ...part, y: writer.y - 14 - height, height },
      { isMultiline: (field.lines ?? 1) > 1, isRequired: field.isRequired },
    );
  }
  writer.y -= 14 + height + 9;
}

function drawTable(writer: PdfWriter, { name, columns, rowCount }: Extract<Block, { kind: 'table' }>): void {
  const rowHeight = 20;
  const rowNumberWidth = 16;
  const parts = splitWidth(columns.map(({ share }) => share)).map((part, index) =>
    index === 0 ? { x: part.x + rowNumberWidth, width: part.width - rowNumberWidth } : part,
  );
  for (const [index, column] of columns.entries())
    writer.write(column.label, { x: parts[index]?.x ?? frame.left, y: writer.y - 9 }, label);
  writer.y -= 14;
  for (let row = 1; row <= rowCount; row += 1) {
    writer.write(
      String(row),
      { x: frame.left, y: writer.y - rowHeight + 6.5 },
      { name: 'mono', size: 8, colour: paper.foregroundFaint },
    );
    for (const [index, column] of columns.entries()) {
      const part = parts[index];
      if (part)
        writer.addTextField(`${name}${row}.${column.name}`, `${column.label}, line ${row}`, {
          ...part,
          y: writer.y - rowHeight,
          height: rowHeight,
        });
    }
    writer.y -= rowHeight + 3;
  }
  writer.y -= 6;
}

function drawList(writer: PdfWriter, items: string[]): void {
  for (const [index, item] of items.entries()) {
    writer.write(
      String(index + 1),
      { x: frame.left, y: writer.y - 9.5 },
      { name: 'mono', size: 8.5, colour: paper.foregroundFaint },
    );
    drawText(writer, item, frame.left + 16);
  }
  writer.y -= 4;
}

function drawText(writer: PdfWriter, text: string, x: number = frame.left): void {
  for (const line of wrapBodyText(text, frame.right - x)) {
    writer.write(line, { x, y: writer.y - 9.5 }, body);
    writer.y -= lineHeight;
  }
}

function drawChecks(writer: PdfWriter, options: Extract<Block, { kind: 'checks' }>['options']): void {
  for (const { name, label: text, note } of options) {
    writer.addCheckBox(name, text, { x: frame.left, y: writer.y - 11.5 }, checkBoxSide);
    const x = frame.left + checkBoxSide + 8;
    writer.write(text, { x, y: writer.y - 9.5 }, body);
    if (note)
      writer.write(
        note,
        { x: x + outlineText(text, body.name, body.size).width + 12, y: writer.y - 9.5 },
        { ...label, name: 'sans', colour: paper.foregroundFaint },
      );
    writer.y -= 18;
  }
}

function drawChoices(writer: PdfWriter, { label: text, options }: Extract<Block, { kind: 'choices' }>): void {
  writer.write(text, { x: frame.left, y: writer.y - 11 }, label);
  let x = frame.left + outlineText(text, label.name, label.size).width + 20;
  for (const option of options) {
    writer.addCheckBox(option.name, `${text}: ${option.label}`, { x, y: writer.y - 13.5 }, checkBoxSide);
    writer.write(option.label, { x: x + checkBoxSide + 6, y: writer.y - 11.5 }, body);
    x += checkBoxSide + 6 + outlineText(option.label, body.name, body.size).width + 18;
  }
  writer.y -= 22;
}

/** Draws lines for signatures: two pairs of signature and date in a row. */
function drawSignatures(writer: PdfWriter, labels: string[]): void {
  const columns = splitWidth([3, 1.5, 3, 1.5]);
  for (let first = 0; first < labels.length; first += columns.length) {
    const y = writer.y - 40;
    for (const [index, text] of labels.slice(first, first + columns.length).entries()) {
      const column = columns[index];
      if (!column) continue;
      writer.drawLine({ x: column.x, y }, { x: column.x + column.width, y }, paper.foreground);
      writer.write(text, { x: column.x, y: y - 11 }, label);
    }
    writer.y = y - 18;
  }
}

/** The height of a block in points. The caller keeps a block on one page. */
export function measureBlock(block: Block): number {
  switch (block.kind) {
    case 'text':
      return wrapBodyText(block.text, width).length * lineHeight + 4;
    case 'row':
      return 23 + textFieldHeight(Math.max(...block.fields.map(({ lines }) => lines ?? 1)));
    case 'table':
      return 20 + block.rowCount * 23;
    case 'list':
      return block.items.reduce((sum, item) => sum + wrapBodyText(item, width - 16).length * lineHeight, 4);
    case 'choices':
      return 22;
    case 'checks':
      return block.options.length * 18;
    case 'signatures':
      return Math.ceil(block.labels.length / 4) * 58;
  }
}

/** Draws a block at the writer's position and moves the position below it. */
export function drawBlock(writer: PdfWriter, block: Block): void {
  switch (block.kind) {
    case 'text':
      drawText(writer, block.text);
      writer.y -= 4;
      break;
    case 'row':
      drawRow(writer, block.fields);
      break;
    case 'table':
      drawTable(writer, block);
      break;
    case 'list':
      drawList(writer, block.items);
      break;
    case 'choices':
      drawChoices(writer, block);
      break;
    case 'checks':
      drawChecks(writer, block.options);
      break;
    case 'signatures':
      drawSignatures(writer, block.labels);
      break;
  }
}
