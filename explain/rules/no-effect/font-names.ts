import type { Page } from '../../cascade/page.ts';
import { replaceValue } from '../../edits.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { listAtRules, listDeclarations } from '../../parse/parse-document.ts';
import { splitTopLevel } from '../../parse/split-top-level.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

/** Words that name a face of a family, and that students add to the name of the family. */
const faceNamePattern =
  /^(regular|thin|light|medium|semibold|bold|extrabold|black|italic|variable|font|\d00)+$/;

function unquote(family: string): string {
  return family.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** The font families that a value of `font-family` or `font` names. */
function listFamilies({ property, value }: Declaration): string[] {
  const families = splitTopLevel(value, ',').map((family) => family.trim());
  if (property !== 'font') return families.map(unquote);
  const [first = '', ...others] = families;
  // In the shorthand the first family follows the size.
  const family = /["'][^"']+["']\s*$/.exec(first)?.[0] ?? first.replace(/^.*\d\S*\s+/, '');
  return [family, ...others].map(unquote);
}

/** The font families of a URL of Google Fonts, or of a service with the same URLs. */
function listServiceFamilies(url: string): string[] {
  if (!/fonts\.(googleapis\.com|bunny\.net)\/css/.test(url)) return [];
  return [...url.matchAll(/[?&;]family=([^&"')]+)/g)].flatMap(([, families = '']) =>
    families.split(/\||%7C/i).map((family) => family.replace(/:.*$/, '').replace(/\+|%20/g, ' ')),
  );
}

/** The font families that the page loads. */
function listLoadedFamilies(page: Page): string[] {
  const atRules = listAtRules(page);
  return [
    ...atRules
      .filter(({ name }) => name === 'font-face')
      .flatMap(({ declarations }) => declarations.filter(({ property }) => property === 'font-family'))
      .map(({ value }) => unquote(value)),
    ...atRules.filter(({ name }) => name === 'import').flatMap(({ prelude }) => listServiceFamilies(prelude)),
    ...page.elements
      .filter(({ name }) => name === 'link')
      .flatMap(({ attributes }) => listServiceFamilies(attributes.get('href') ?? '')),
  ];
}

function isMisspelling(family: string, loaded: string): boolean {
  const [short, long] = [family, loaded]
    .map((name) => name.toLowerCase().replace(/[\s_-]/g, ''))
    .toSorted((first, second) => first.length - second.length);
  if (short === undefined || long === undefined) return false;
  return (
    short === long ||
    (long.startsWith(short) && faceNamePattern.test(long.slice(short.length))) ||
    findNearestWord(family, [loaded]) !== undefined
  );
}

function reportFamily(declaration: Declaration, family: string, loaded: string): Report {
  return {
    code: 'condition-not-met',
    span: declaration.span,
    message: `${declaration.writtenName} does not find the font ${family}. The page loads a font called ${loaded}, and uses it nowhere.`,
    data: createDeclarationData(declaration, findRuleSelectors(declaration)),
    fixes: createFixes(
      `Write "${loaded}".`,
      replaceValue(
        declaration,
        declaration.value.replace(new RegExp(`(["']?)${escapePattern(family)}\\1`), `"${loaded}"`),
      ),
    ),
  };
}

/** Fonts that the page loads and uses under another name. */
export function explainFontNames(page: Page): Report[] {
  const loadedFamilies = listLoadedFamilies(page);
  if (loadedFamilies.length === 0) return [];
  const declarations = listDeclarations(page).filter(
    ({ property, parent }) =>
      (/^font(-family)?$/.test(property) || property.startsWith('--')) && parent?.type !== 'at',
  );
  const toKeys = (families: readonly string[]) => new Set(families.map((family) => family.toLowerCase()));
  const loadedKeys = toKeys(loadedFamilies);
  const usedKeys = toKeys(declarations.flatMap(listFamilies));
  const unusedFamilies = loadedFamilies.filter((loaded) => !usedKeys.has(loaded.toLowerCase()));
  return declarations
    .filter(({ property }) => !property.startsWith('--'))
    .flatMap((declaration) => {
      const [family] = listFamilies(declaration);
      if (family === undefined || loadedKeys.has(family.toLowerCase())) return [];
      const meant = unusedFamilies.find((loaded) => isMisspelling(family, loaded));
      return meant === undefined ? [] : [reportFamily(declaration, family, meant)];
    });
}
