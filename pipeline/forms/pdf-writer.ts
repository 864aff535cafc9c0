import { readFile } from 'node:fs/promises';
import {
  PDFDocument,
  PDFHexString,
  PDFName,
  StandardFonts,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
} from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { outlineText, fontFiles } from '../pictures/text-outlines.ts';
import type { FontName } from '../pictures/text-outlines.ts';
import { logoPaths } from '../pictures/logo.ts';
import { paper } from '../pictures/palette.ts';

/** The size of A4 in points, and the margins and the x position of the commit line. */
export const a4 = { width: 595.28, height: 841.89 } as const;
export const frame = { commitLineX: 52, left: 84, right: 547, top: 790, bottom: 74 } as const;

/** Parses a `#rrggbb` colour of the palette. */
export function parseColour(hex: string): RGB {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** Writes a PDF from top to bottom: it holds the pages, the fonts and the position on the current page. */
export class PdfWriter {
  readonly pdf: PDFDocument;
  readonly fieldFont: PDFFont;
  /** Where the next block begins, in points from the lower edge of the page. */
  y: number = frame.top;
  private readonly fonts: Record<FontName, PDFFont>;
  private page: PDFPage;

  private constructor(pdf: PDFDocument, fonts: Record<FontName, PDFFont>, fieldFont: PDFFont) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.fieldFont = fieldFont;
    this.page = this.addPage();
  }

  static async create(): Promise<PdfWriter> {
    const pdf = await PDFDocument.create({ updateMetadata: false });
    pdf.registerFontkit(fontkit);
    const embed = async (name: FontName) => pdf.embedFont(await readFile(fontFiles[name]), { subset: true });
    const fonts = {
      sans: await embed('sans'),
      sansMedium: await embed('sansMedium'),
      sansBold: await embed('sansBold'),
      mono: await embed('mono'),
    };
    // A user may type any character, so fields use a font that every PDF reader has.
    return new PdfWriter(pdf, fonts, await pdf.embedFont(StandardFonts.Helvetica));
  }

  private addPage(): PDFPage {
    const page = this.pdf.addPage([a4.width, a4.height]);
    // The Tab key goes row by row, in reading order.
    page.node.set(PDFName.of('Tabs'), PDFName.of('R'));
    return page;
  }

  /** Starts a new page when fewer than `height` points are left on this one. */
  ensureSpace(height: number): void {
    if (this.y - height >= frame.bottom) return;
    this.page = this.addPage();
    this.y = frame.top;
  }

  /** Writes one line of selectable text. Throws when the fonts lack one of its characters. */
  write(
    text: string,
    position: { x: number; y: number },
    style: { name: FontName; size: number; colour: string; trackingEm?: number },
  ): void {
    outlineText(text, style.name, style.size);
    this.page.pushOperators(pushGraphicsState(), setCharacterSpacing((style.trackingEm ?? 0) * style.size));
    this.page.drawText(text, {
      ...position,
      font: this.fonts[style.name],
      size: style.size,
      color: parseColour(style.colour),
    });
    this.page.pushOperators(popGraphicsState());
  }

  /** Writes a small monospaced line on any page, starting at `x` or ending at `right`. */
  writeFooter(
    page: PDFPage,
    text: string,
    position: { y: number } & ({ x: number } | { right: number }),
  ): void {
    const size = 8;
    const x = 'x' in position ? position.x : position.right - outlineText(text, 'mono', size).width;
    page.drawText(text, {
      x,
      y: position.y,
      font: this.fonts.mono,
      size,
      color: parseColour(paper.foregroundFaint),
    });
  }

  /** Draws a line of text as outlines. Selectable text cannot have combining marks or two fonts. */
  drawOutlines(text: string, right: number, y: number, size: number): void {
    const { path, width } = outlineText(text, 'mono', size, -0.03);
    this.page.drawSvgPath(path, { x: right - width, y, color: parseColour(paper.accent), borderWidth: 0 });
  }

  /** Draws the logo with its trunk on the line of commits and its upper edge at `top`. */
  drawLogo(top: number, scale: number): void {
    const place = { x: frame.commitLineX - 10 * scale, y: top, scale };
    const stroke = { ...place, borderWidth: logoPaths.strokeWidth };
    this.page.drawSvgPath(logoPaths.branch, { ...stroke, borderColor: parseColour(paper.accent) });
    this.page.drawSvgPath(logoPaths.trunk, {
      ...stroke,
      borderColor: parseColour(paper.foreground),
      borderLineCap: 1,
    });
    const { x, y, radius } = logoPaths.disc;
    this.page.drawCircle({
      x: place.x + x * scale,
      y: top - y * scale,
      size: radius * scale,
      color: parseColour(paper.accent),
    });
  }

  drawLine(
    from: { x: number; y: number },
    to: { x: number; y: number },
    colour: string,
    thickness = 0.75,
  ): void {
    this.page.drawLine({ start: from, end: to, thickness, color: parseColour(colour) });
  }

  addTextField(
    name: string,
    label: string,
    box: { x: number; y: number; width: number; height: number },
    options: { isMultiline?: boolean; isRequired?: boolean } = {},
  ): void {
    const field = this.pdf.getForm().createTextField(name);
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    if (options.isMultiline) field.enableMultiline();
    if (options.isRequired) field.enableRequired();
    field.addToPage(this.page, {
      ...box,
      font: this.fieldFont,
      borderWidth: 0.75,
      borderColor: parseColour(paper.borderStrong),
      textColor: parseColour(paper.foreground),
    });
    field.setFontSize(10);
  }

  addCheckBox(name: string, label: string, position: { x: number; y: number }, side: number): void {
    const field = this.pdf.getForm().createCheckBox(name);
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    field.addToPage(this.page, {
      ...position,
      width: side,
      height: side,
      borderWidth: 0.75,
      borderColor: parseColour(paper.borderStrong),
      textColor: parseColour(paper.accent),
    });
  }
}
