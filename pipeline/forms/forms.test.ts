import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  PDFTextField,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubRequirements, clubs } from '../../content/clubs.ts';
import { site } from '../../content/site.ts';
import { startupRequirements } from '../../content/startups.ts';
import { drawForms, listForms } from './build.ts';

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** What each code of a font's subset stands for, from the map that PDF readers copy text with. */
function lettersOf(font: PDFDict): Map<string, string> {
  const map = font.lookup(PDFName.of('ToUnicode'));
  const letters = new Map<string, string>();
  if (!(map instanceof PDFRawStream)) return letters;
  for (const [, code = '', hex = ''] of decoded(map).matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]+)>/g)) {
    letters.set(code.toUpperCase(), Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  }
  return letters;
}

/** A page's text, as a person who copies it would get it; lines are parted by a space. */
function textOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  let letters = new Map<string, string>();
  const lines: string[] = [];
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    for (const [, font, hex] of decoded(stream).matchAll(/\/(\S+) [\d.]+ Tf|<([\dA-F]+)> Tj/g)) {
      if (font)
        letters = lettersOf(
          fonts?.lookup(PDFName.of(font), PDFDict) ?? PDFDict.withContext(page.doc.context),
        );
      if (hex) lines.push((hex.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '?').join(''));
    }
  }
  return lines.join(' ').replaceAll('\u00a0', ' ');
}

const files = [
  'registerclub.pdf',
  'registerstartup.pdf',
  'webdevelopment-membership.pdf',
  'dsa-membership.pdf',
  'datascience-membership.pdf',
  'trading-membership.pdf',
  'java-membership.pdf',
  'python-membership.pdf',
];
const opened = new Map<string, PDFDocument>();
let folder = '';
const getForm = (file: string) => {
  const pdf = opened.get(file);
  if (!pdf) throw new Error(`${file} was not made`);
  return pdf;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await drawForms(folder);
  for (const file of await readdir(folder))
    opened.set(file, await PDFDocument.load(await readFile(join(folder, file)), { updateMetadata: false }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the forms', () => {
  it('are the eight that the site offers', () => {
    expect([...opened.keys()].toSorted()).toEqual(files.toSorted());
    expect(listForms().map(({ file }) => file)).toEqual(files);
  });

  it.each(files)('%s is A4, titled, in English, and tabs in reading order', (file) => {
    const pdf = getForm(file);
    for (const page of pdf.getPages()) {
      expect(page.getSize()).toEqual({ width: 595.28, height: 841.89 });
      expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('R'));
    }
    expect(pdf.getTitle()).toContain(site.name);
    const language = pdf.catalog.get(PDFName.of('Lang'));
    expect(
      language instanceof PDFHexString || language instanceof PDFString ? language.decodeText() : '',
    ).toBe('en-IN');
  });

  it.each(files)(
    '%s has fillable fields, each with a name of its own and a spoken label, none over another',
    (file) => {
      const fields = getForm(file).getForm().getFields();
      expect(fields.length).toBeGreaterThan(10);
      expect(new Set(fields.map((field) => field.getName())).size).toBe(fields.length);
      for (const field of fields) {
        const label = field.acroField.dict.get(PDFName.of('TU'));
        expect(label instanceof PDFHexString && label.decodeText().length > 1, field.getName()).toBe(true);
      }
      const boxes = fields.flatMap((field) =>
        field.acroField.getWidgets().map((widget) => ({ page: widget.P(), ...widget.getRectangle() })),
      );
      for (const [index, one] of boxes.entries()) {
        expect(
          one.x >= 83 && one.x + one.width <= 548 && one.y >= 60,
          `box ${index} stays in the frame`,
        ).toBe(true);
        const over = boxes
          .slice(index + 1)
          .find(
            (two) =>
              one.page === two.page &&
              one.x < two.x + two.width &&
              two.x < one.x + one.width &&
              one.y < two.y + two.height &&
              two.y < one.y + one.height,
          );
        expect(over, `box ${index} is free`).toBeUndefined();
      }
    },
  );

  it('can be filled in and keeps what was typed, in any Latin script', async () => {
    const pdf = await PDFDocument.load(await readFile(join(folder, 'python-membership.pdf')));
    pdf.getForm().getTextField('fullName').setText('Zoë D’Souza');
    pdf.getForm().getCheckBox('acceptsRules').check();
    const again = (await PDFDocument.load(await pdf.save())).getForm();
    expect(again.getTextField('fullName').getText()).toBe('Zoë D’Souza');
    expect(again.getCheckBox('acceptsRules').isChecked()).toBe(true);
  });

  it.each(clubs.map((club) => [club.name, club] as const))(
    '%s: the form states the club, its rules, its people and the room, on one page',
    (name, club) => {
      const pages = getForm(club.form ?? '').getPages();
      expect(pages).toHaveLength(1);
      const text = pages.map(textOf).join(' ');
      expect(text).toContain(`${name} club`);
      for (const rule of club.rules) expect(text).toContain(rule);
      expect(text).toContain(site.handInRoom);
      expect(text).toContain(club.leadership.leader.phone);
      expect(text).toContain(club.leadership.manager.name);
    },
  );

  it.each([
    ['registerclub.pdf', clubRequirements],
    ['registerstartup.pdf', startupRequirements],
  ])('%s states its five requirements and the room', (file, requirements) => {
    const text = getForm(file).getPages().map(textOf).join(' ');
    expect(requirements).toHaveLength(5);
    for (const { title } of requirements) expect(text).toContain(title);
    expect(text).toContain(site.handInRoom);
  });

  it('leaves ten lines for the members of a new club, and at least three for those of a startup', () => {
    const linesIn = (file: string) =>
      getForm(file)
        .getForm()
        .getFields()
        .filter((field) => field instanceof PDFTextField && /^member\d+\.name$/.test(field.getName()));
    expect(linesIn('registerclub.pdf')).toHaveLength(10);
    expect(linesIn('registerstartup.pdf').length).toBeGreaterThanOrEqual(3);
  });
});
