import type { Page } from '../../../cascade/page.ts';
import { getPageNames, isUnknownPart, parseNamePart } from './page-names.ts';

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
