export type Severity = 'error' | 'warning' | 'information';

export type DiagnosticKind =
  | 'unmatched-selector'
  | 'dropped-declaration'
  | 'overridden-declaration'
  | 'no-effect'
  | 'repaired-tree'
  | 'broken-reference'
  | 'does-not-fit';

export const severities: Readonly<Record<DiagnosticKind, Severity>> = {
  'repaired-tree': 'error',
  'dropped-declaration': 'error',
  'unmatched-selector': 'warning',
  'overridden-declaration': 'warning',
  'no-effect': 'warning',
  'broken-reference': 'warning',
  'does-not-fit': 'warning',
};

const tree = (priority: number) => ({ kind: 'repaired-tree' as const, priority });
const dropped = (priority: number) => ({ kind: 'dropped-declaration' as const, priority });
const unmatched = (priority: number) => ({ kind: 'unmatched-selector' as const, priority });
const overridden = (priority: number) => ({ kind: 'overridden-declaration' as const, priority });
const broken = (priority: number) => ({ kind: 'broken-reference' as const, priority });
const wide = (priority: number) => ({ kind: 'does-not-fit' as const, priority });
const noEffect = (priority: number) => ({ kind: 'no-effect' as const, priority });

/** From this priority on, a mistake makes the browser misread the rest of the page. */
export const restOfPageLost = 100;

/**
 * Every mistake that has a rule. The higher its priority, the more likely it is the cause of others on the
 * page.
 */
export const diagnosticCodes = {
  // The rest of the page or of the style sheet is lost.
  'unclosed-attribute-quote': tree(restOfPageLost),
  'unclosed-tag': tree(restOfPageLost),
  'unclosed-comment': tree(restOfPageLost),
  'unclosed-raw-text': tree(restOfPageLost),
  'unclosed-select': tree(restOfPageLost),
  'unclosed-css-comment': dropped(97),
  'unclosed-url': dropped(97),
  'foreign-character': dropped(98),
  // Elements are not where they were written.
  'stray-quote': tree(96),
  'curly-quotes': tree(96),
  'unclosed-end-tag': tree(96),
  'self-closing-tag': tree(95),
  'unknown-element': tree(94),
  'at-rule-without-block': dropped(94),
  'ignored-style-sheet': dropped(99),
  'body-content-in-head': tree(92),
  'nested-same-element': tree(92),
  'content-not-allowed': tree(92),
  'unclosed-element': tree(92),
  'misspelt-end-tag': tree(92),
  'crossed-tags': tree(92),
  'missing-slash': tree(92),
  'moved-before-table': tree(92),
  'ignored-start-tag': tree(92),
  // Several rules or declarations are gone.
  'early-brace': dropped(93),
  'unknown-at-rule': dropped(92),
  'invalid-media-query': dropped(92),
  'invalid-condition': dropped(92),
  'unbalanced-parentheses': dropped(92),
  'unclosed-string': dropped(92),
  'invalid-selector': dropped(91),
  'declaration-without-rule': dropped(91),
  'stray-brace': dropped(91),
  'rule-without-block': dropped(91),
  'duplicate-attribute': tree(90),
  'missing-semicolon': dropped(90),
  'line-comment': dropped(90),
  'invalid-import': dropped(90),
  'unnamed-keyframes': dropped(90),
  'unclosed-block': unmatched(90),
  // One declaration, attribute or tag is gone.
  'unquoted-value': tree(88),
  'invalid-declaration': dropped(88),
  'invalid-keyframe': dropped(88),
  'invalid-font-face': dropped(88),
  'invalid-property-rule': dropped(88),
  'text-like-tag': tree(86),
  'unknown-property': dropped(85),
  'invalid-value': dropped(85),
  'stray-end-tag': tree(84),
  'misplaced-element': tree(83),
  'undefined-custom-property': dropped(84),
  'misspelt-attribute': unmatched(82),
  'unknown-attribute': tree(82),
  'boolean-attribute': tree(82),
  'stray-solidus': tree(82),
  'missing-space': tree(82),
  'misspelt-selector': unmatched(80),
  'cyclic-custom-property': dropped(84),
  'invalid-substitution': dropped(80),
  'script-reference': broken(78),
  'wrong-combinator': unmatched(76),
  // Everything is valid, and something else is stronger or missing.
  'overridden-in-rule': overridden(75),
  overridden: overridden(72),
  'overridden-inheritance': overridden(70),
  'no-container': noEffect(66),
  'impossible-query': noEffect(66),
  'no-content': noEffect(66),
  'no-pseudo-element-box': noEffect(64),
  'no-such-element': unmatched(62),
  'too-wide': wide(61),
  'condition-not-met': noEffect(60),
  'visited-privacy': noEffect(60),
  'attribute-after-tag': tree(81),
  'nested-interactive': tree(59),
  'link-without-target': broken(58),
  'label-without-field': broken(58),
  'duplicate-id': broken(57),
  'control-font': overridden(50),
  // The page is as meant in a wide window.
  'no-viewport': noEffect(40),
  'content-after-body': tree(30),
  'unknown-character-reference': tree(25),
  'missing-doctype': tree(20),
} as const;

export type DiagnosticCode = keyof typeof diagnosticCodes;
