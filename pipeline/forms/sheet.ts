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
import { drawLine, fontFiles } from '../pictures/lettering.ts';
import type { Lettering } from '../pictures/lettering.ts';
import { logoPaths } from '../pictures/logo.ts';
import { paper } from '../pictures/palette.ts';

/** A4 in points, and the lines that everything on it keeps to. */
export const a4 = { width: 595.28, height: 841.89 } as const;
export const frame = { thread: 52, left: 84, right: 547, top: 790, bottom: 74 } as const;

/** From `#rrggbb` as in the palette. */
export function colourOf(hex: string): RGB {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** A PDF that is being drawn: pages, fonts, and the position on the current page. */
export class Sheet {
  readonly pdf: PDFDocument;
  readonly typed: PDFFont;
  /** Where the next block begins, in points from the lower edge of the page. */
  y: number = frame.top;
  private readonly fonts: Record<Lettering, PDFFont>;
  private current: PDFPage;

  private constructor(pdf: PDFDocument, fonts: Record<Lettering, PDFFont>, typed: PDFFont) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.typed = typed;
    this.current = this.addPage();
  }

  static async create(): Promise<Sheet> {
    const pdf = await PDFDocument.create({ updateMetadata: false });
    pdf.registerFontkit(fontkit);
    const embed = async (name: Lettering) => pdf.embedFont(await readFile(fontFiles[name]), { subset: true });
    const fonts = {
      sans: await embed('sans'),
      sansMedium: await embed('sansMedium'),
      sansBold: await embed('sansBold'),
      mono: await embed('mono'),
    };
    // A user may type any character, so fields use a font that every PDF reader has.
    return new Sheet(pdf, fonts, await pdf.embedFont(StandardFonts.Helvetica));
  }

  get page(): PDFPage {
    return this.current;
  }

  private addPage(): PDFPage {
    const page = this.pdf.addPage([a4.width, a4.height]);
    // The Tab key goes row by row, in reading order.
    page.node.set(PDFName.of('Tabs'), PDFName.of('R'));
    return page;
  }

  /** Starts a new page when fewer than `height` points are left on this one. */
  makeRoom(height: number): void {
    if (this.y - height >= frame.bottom) return;
    this.current = this.addPage();
    this.y = frame.top;
  }

  /** Writes one line of selectable text. Throws when the fonts lack one of its characters. */
  write(
    text: string,
    at: { x: number; y: number },
    style: { name: Lettering; size: number; colour: string; trackingEm?: number },
  ): void {
    drawLine(text, style.name, style.size);
    this.page.pushOperators(pushGraphicsState(), setCharacterSpacing((style.trackingEm ?? 0) * style.size));
    this.page.drawText(text, {
      ...at,
      font: this.fonts[style.name],
      size: style.size,
      color: colourOf(style.colour),
    });
    this.page.pushOperators(popGraphicsState());
  }

  /** Writes a small line of mono on any page, from `x` or ending at `right`. */
  writeOn(page: PDFPage, text: string, at: { y: number } & ({ x: number } | { right: number })): void {
    const size = 8;
    const x = 'x' in at ? at.x : at.right - drawLine(text, 'mono', size).width;
    page.drawText(text, { x, y: at.y, font: this.fonts.mono, size, color: colourOf(paper.foregroundFaint) });
  }

  /** Draws a line of text as outlines, for text with combining marks or in two fonts. */
  drawOutlines(text: string, right: number, y: number, size: number): void {
    const { path, width } = drawLine(text, 'mono', size, -0.03);
    this.page.drawSvgPath(path, { x: right - width, y, color: colourOf(paper.accent), borderWidth: 0 });
  }

  /** Draws the logo with its trunk on the line of commits and its upper edge at `top`. */
  drawMark(top: number, scale: number): void {
    const place = { x: frame.thread - 10 * scale, y: top, scale };
    const stroke = { ...place, borderWidth: logoPaths.strokeWidth };
    this.page.drawSvgPath(logoPaths.branch, { ...stroke, borderColor: colourOf(paper.accent) });
    this.page.drawSvgPath(logoPaths.trunk, {
      ...stroke,
      borderColor: colourOf(paper.foreground),
      borderLineCap: 1,
    });
    const { x, y, radius } = logoPaths.disc;
    this.page.drawCircle({
      x: place.x + x * scale,
      y: top - y * scale,
      size: radius * scale,
      color: colourOf(paper.accent),
    });
  }

  line(from: { x: number; y: number }, to: { x: number; y: number }, colour: string, thickness = 0.75): void {
    this.page.drawLine({ start: from, end: to, thickness, color: colourOf(colour) });
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
      font: this.typed,
      borderWidth: 0.75,
      borderColor: colourOf(paper.borderStrong),
      textColor: colourOf(paper.foreground),
    });
    field.setFontSize(10);
  }

  addCheckBox(name: string, label: string, at: { x: number; y: number }, side: number): void {
    const field = this.pdf.getForm().createCheckBox(name);
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    field.addToPage(this.page, {
      ...at,
      width: side,
      height: side,
      borderWidth: 0.75,
      borderColor: colourOf(paper.borderStrong),
      textColor: colourOf(paper.accent),
    });
  }
}
