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
import { beforeAll, describe, expect, it } from 'vitest';
import { clubProposalForm, clubs } from '../../content/clubs.ts';
import { startupProposalForm } from '../../content/startups.ts';
import { clubFixture } from '../../contract/content/fixtures.ts';
import { findMembershipForm } from '../../contract/content/membership-form.ts';
import type { Site } from '../../contract/content/site.ts';
import { listForms } from './build.ts';
import { planClubProposal } from './club-plan.ts';
import { drawForm } from './draw-form.ts';
import { planMembership } from './membership-plan.ts';
import { planStartupProposal } from './startup-plan.ts';

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** The character of each code of a font's subset, from the ToUnicode map that PDF readers use when text is copied. */
function readCharacters(font: PDFDict): Map<string, string> {
  const map = font.lookup(PDFName.of('ToUnicode'));
  const characters = new Map<string, string>();
  if (!(map instanceof PDFRawStream)) return characters;
  for (const [, code = '', hex = ''] of decoded(map).matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]+)>/g)) {
    characters.set(code.toUpperCase(), Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  }
  return characters;
}

/** A page's text, as it is when copied. Lines are separated by a space. */
function textOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  let characters = new Map<string, string>();
  const lines: string[] = [];
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    for (const [, font, hex] of decoded(stream).matchAll(/\/(\S+) [\d.]+ Tf|<([\dA-F]+)> Tj/g)) {
      if (font)
        characters = readCharacters(
          fonts?.lookup(PDFName.of(font), PDFDict) ?? PDFDict.withContext(page.doc.context),
        );
      if (hex) lines.push((hex.match(/.{4}/g) ?? []).map((code) => characters.get(code) ?? '?').join(''));
    }
  }
  return lines.join(' ').replaceAll('\u00a0', ' ');
}

const site: Site = {
  name: 'Test Community',
  foundedYear: 2030,
  tagline: 'A tagline',
  description: 'A description',
  joinUrl: 'https://chat.example.org/join',
  instagramUrl: 'https://instagram.example.org/test',
  linkedinUrl: 'https://linkedin.example.org/test',
  handInRoom: 'Room 7, ground floor',
  footer: ['A line'],
};
const requirements = [
  { title: 'Ten active members', note: 'Of any year' },
  { title: 'A clear mission', note: 'In two sentences' },
];
const membership = planMembership(clubFixture, 'robotics-membership.pdf', site);
const plans = [
  planClubProposal(requirements, 'registerclub.pdf', site),
  planStartupProposal(requirements, 'registerstartup.pdf', site),
  membership,
];
const drawn = new Map<string, Uint8Array>();
const loadForm = (file: string) =>
  PDFDocument.load(drawn.get(file) ?? expect.fail(`${file} was not drawn`), { updateMetadata: false });
const readText = async (file: string) => (await loadForm(file)).getPages().map(textOf).join(' ');

beforeAll(async () => {
  for (const plan of plans) drawn.set(plan.file, await drawForm(plan, site));
}, 60_000);

describe.each(plans.map(({ file }) => file))('%s', (file) => {
  it('is in A4, has a title and the language English, and a Tab order that follows the reading order', async () => {
    const pdf = await loadForm(file);
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

  it('has fillable fields with unique names and labels, inside the margins and without overlap', async () => {
    const fields = (await loadForm(file)).getForm().getFields();
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
      expect(one.x >= 83 && one.x + one.width <= 548 && one.y >= 60, `box ${index} is inside the frame`).toBe(
        true,
      );
      const overlapping = boxes
        .slice(index + 1)
        .find(
          (two) =>
            one.page === two.page &&
            one.x < two.x + two.width &&
            two.x < one.x + one.width &&
            one.y < two.y + two.height &&
            two.y < one.y + one.height,
        );
      expect(overlapping, `box ${index} overlaps no other`).toBeUndefined();
    }
  });

  it('says where to hand the form in', async () => {
    expect(await readText(file)).toContain(site.handInRoom);
  });
});

it('a filled form keeps typed text with any Latin characters', async () => {
  const pdf = await loadForm(membership.file);
  pdf.getForm().getTextField('fullName').setText('Zoë D’Souza');
  pdf.getForm().getCheckBox('acceptsRules').check();
  const again = (await PDFDocument.load(await pdf.save())).getForm();
  expect(again.getTextField('fullName').getText()).toBe('Zoë D’Souza');
  expect(again.getCheckBox('acceptsRules').isChecked()).toBe(true);
});

it('a membership form has the name of the club, its rules and its people, on one page', async () => {
  expect((await loadForm(membership.file)).getPageCount()).toBe(1);
  const text = await readText(membership.file);
  expect(text).toContain(`${clubFixture.name} club`);
  for (const rule of clubFixture.rules) expect(text).toContain(rule);
  expect(text).toContain(clubFixture.leadership.leader.phone);
  expect(text).toContain(clubFixture.leadership.manager.name);
});

it.each(['registerclub.pdf', 'registerstartup.pdf'])('%s lists the requirements', async (file) => {
  const text = await readText(file);
  for (const { title } of requirements) expect(text).toContain(title);
});

it('the form of a club has ten lines for members, that of a startup at least three', async () => {
  const countLines = async (file: string) =>
    (await loadForm(file))
      .getForm()
      .getFields()
      .filter((field) => field instanceof PDFTextField && /^member\d+\.name$/.test(field.getName())).length;
  expect(await countLines('registerclub.pdf')).toBe(10);
  expect(await countLines('registerstartup.pdf')).toBeGreaterThanOrEqual(3);
});

it('the site has both proposals, and a membership form for each club that wants one', () => {
  const wanted = clubs.map(findMembershipForm).filter((file) => file !== undefined);
  expect(listForms().map(({ file }) => file)).toEqual([clubProposalForm, startupProposalForm, ...wanted]);
});
