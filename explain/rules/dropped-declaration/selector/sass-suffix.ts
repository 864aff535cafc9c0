import type { Selector } from '../../../parse/selectors.ts';
import { addTextAfter, cutRule } from '../../../edits.ts';
import type { Report } from '../../../report.ts';
import { reportDropped } from '../report-dropped.ts';

/** `&-title` and `&__title`, which only Sass and Less join with the outer selector to one name. */
const suffixPattern = /^&([-_][\w-]*)(.*)$/;

/** A rule that relies on the outer name: it moves out of the outer rule, under its whole name. */
export function explainSassSuffix(
  { text, span, rule }: Selector,
  isOnlySelector: boolean,
): Report | undefined {
  const [, suffix, rest = ''] = suffixPattern.exec(text) ?? [];
  const { parent } = rule;
  if (suffix === undefined) return undefined;
  const isJoinable =
    isOnlySelector &&
    parent?.type === 'rule' &&
    /[.#][\w-]+$/.test(parent.prelude) &&
    !/[,&]/.test(parent.prelude);
  const joined = isJoinable ? `${parent.prelude}${suffix}${rest}` : undefined;
  return reportDropped(
    span,
    'invalid-selector',
    `${text} is not a selector of CSS, so the browser dropped the whole rule. Only Sass joins & and ${suffix} to one name.`,
    joined === undefined
      ? 'Write the whole name in a rule of its own.'
      : `Write ${joined} in a rule of its own.`,
    { selector: text },
    joined !== undefined &&
      parent?.type === 'rule' &&
      rule.isClosed &&
      parent.isClosed &&
      rule.sheet.isEditable
      ? [
          cutRule(rule),
          ...addTextAfter(parent, joined + rule.sheet.source.slice(rule.fullSpan).slice(text.length)),
        ]
      : [],
  );
}
