import type { Page } from '../../../cascade/page.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { listStateCandidates } from './attribute-candidates.ts';
import { listElementCandidates } from './element-candidates.ts';
import { parseNamePart, type NameKind, type PageNames, getPageNames, isUnknownPart } from './page-names.ts';
import type { PartCandidate } from './selector-suggestion.ts';

const nameKinds: readonly NameKind[] = ['classes', 'ids', 'elements'];
const namePrefixes = { classes: '.', ids: '#', elements: '' };
const nameKindLabels = { classes: 'class', ids: 'id', elements: 'element' };

function formatExistingName(kind: NameKind, name: string): string {
  return kind === 'elements'
    ? `<${name}> is an element of the page`
    : `${name} is ${kind === 'ids' ? 'an id' : 'a class'} in the page`;
}

/** The same name as another kind: `#card` for `.card`. */
function listOtherKindCandidates(
  part: string,
  kind: NameKind,
  name: string,
  names: PageNames,
): PartCandidate[] {
  const wanted = kind === 'elements' ? 'an element' : kind === 'ids' ? 'an id' : 'a class';
  return nameKinds
    .filter((otherKind) => otherKind !== kind && names[otherKind].has(name))
    .map((otherKind) => ({
      part: namePrefixes[otherKind] + name,
      message: `${formatExistingName(otherKind, name)}, and ${part} looks for ${wanted} of that name.`,
    }));
}

/** A name of the same kind that is spelt nearly like this one. */
function listNearestCandidates(kind: NameKind, name: string, names: PageNames): PartCandidate[] {
  const scriptClasses = kind === 'classes' ? names.scriptClasses : [];
  const nearest = findNearestWord(name, [...names[kind === 'elements' ? 'visible' : kind], ...scriptClasses]);
  if (!nearest) return [];
  if (kind === 'classes' && names.scriptClasses.has(nearest))
    return [
      {
        part: `.${nearest}`,
        message: `No element has the class ${name}, and no script sets it; the script sets ${nearest}.`,
      },
    ];
  const message = `No element has the ${nameKindLabels[kind]} ${name}; the page has ${nearest}.`;
  return [{ part: namePrefixes[kind] + nearest, message: message.replace('has the element', 'is') }];
}

/** Two classes in the page that are one name in the selector: `.card-large` for `class="card large"`. */
function listSplitCandidates(name: string, { elements }: Page): PartCandidate[] {
  const words = name.split(/[-_]+/);
  const hasAll =
    words.length > 1 && elements.some(({ classes }) => words.every((word) => classes.includes(word)));
  return hasAll
    ? [
        {
          part: words.map((word) => `.${word}`).join(''),
          message: `No element has the class ${name}; the page has ${words.join(' and ')} as separate classes.`,
        },
      ]
    : [];
}

/** Names of other kinds that are spelt nearly like this one. */
function listNearestOfOtherKinds(
  part: string,
  kind: NameKind,
  name: string,
  names: PageNames,
): PartCandidate[] {
  return nameKinds.flatMap((otherKind) => {
    if (otherKind === kind) return [];
    const known = names[otherKind === 'elements' ? 'visible' : otherKind];
    const nearest = findNearestWord(
      name,
      [...known].filter((candidate) => candidate.length > 3),
    );
    return nearest
      ? [
          {
            part: namePrefixes[otherKind] + nearest,
            isPartial: true,
            message: `${formatExistingName(otherKind, nearest)}; ${part} finds nothing.`,
          },
        ]
      : [];
  });
}

/** What a class, id or type selector that the page doesn't have may mean, the likeliest first. */
export function listNameCandidates(
  part: string,
  nextPart: string | undefined,
  names: PageNames,
  page: Page,
): PartCandidate[] {
  const namePart = parseNamePart(part);
  if (!namePart) return [];
  const { kind, name } = namePart;
  return [
    ...listOtherKindCandidates(part, kind, name, names),
    ...listNearestCandidates(kind, name, names),
    ...listSplitCandidates(name, page),
    ...listNearestOfOtherKinds(part, kind, name, names),
    ...(kind === 'elements' ? listElementCandidates(name, nextPart, page) : []),
    ...listStateCandidates(part, page),
  ];
}

/** What can be between the words of one class or id. */
const separators = ['-', '_', '__', '--', ''];

/**
 * A class or id of the page that is two names in the selector: `.main nav` or `.main.nav` for `class="main-nav"`.
 */
export function listJoinedNames(
  parts: readonly string[],
  page: Page,
): { parts: readonly string[]; message: string }[] {
  const names = getPageNames(page);
  return parts.flatMap((part, index) => {
    const first = parseNamePart(part);
    if (!first || first.kind === 'elements') return [];
    const isSpaced = /^\s+$/.test(parts[index + 1] ?? '');
    const nextPart = parts[index + (isSpaced ? 2 : 1)] ?? '';
    const second = parseNamePart(nextPart);
    if (!second || (!isUnknownPart(part, names) && !isUnknownPart(nextPart, names))) return [];
    const joined = separators
      .map((separator) => first.name + separator + second.name)
      .find((name) => names[first.kind].has(name));
    if (joined === undefined) return [];
    const kind = first.kind === 'ids' ? 'id' : 'class';
    return [
      {
        parts: parts.toSpliced(index, isSpaced ? 3 : 2, part.charAt(0) + joined),
        message: `In the page ${joined} is one ${kind}, and ${part}${isSpaced ? ' ' : ''}${nextPart} looks for two names.`,
      },
    ];
  });
}
