import { splitSelectorSteps } from './selector-steps.ts';

/** Splits a selector into its simple selectors and combinators, which can be changed one by one. */
export function splitSelectorParts(text: string): string[] {
  return (
    text.match(/[.#]?[\w\u00a0-\uffff-]+|\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|\s*[>+~]\s*|\s+|[*&]|./g) ?? [
      text,
    ]
  );
}

/** Another selector, in parts, and why the selector finds nothing as it is. */
export type SelectorCandidate = {
  parts: string[];
  message: string;
  /** Whether a part is left out, so that it says little of what was meant. */
  isPartial?: boolean;
};

/** Elements whose start tag closes an open paragraph (HTML standard, The "in body" insertion mode). */
const paragraphClosers: ReadonlySet<string> = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul'.split(
    ' ',
  ),
);

const combinatorPattern = /^[\s>+~]+$/;

/** Where the compound selector begins that the part at an index belongs to. */
export function findCompoundStart(parts: readonly string[], index: number): number {
  return parts.slice(0, index).findLastIndex((part) => combinatorPattern.test(part)) + 1;
}

/** A class or id in the wrong compound selector: `.faq.open p` where the paragraph has the class `open`. */
function listMovedNameCandidates(parts: readonly string[]): SelectorCandidate[] {
  const isCombinator = (part: string | undefined): boolean =>
    part === undefined || combinatorPattern.test(part);
  return parts.flatMap((part, index) => {
    if (!/^[.#]/.test(part) || isCombinator(parts[index - 1] ?? (isCombinator(parts[index + 1]) ? ' ' : 'x')))
      return [];
    const otherParts = parts.toSpliced(index, 1);
    return otherParts.flatMap((_, position) => {
      const isSameCompound = otherParts
        .slice(Math.min(index, position + 1), Math.max(index, position + 1))
        .every((other) => !isCombinator(other));
      if (isCombinator(otherParts[position]) || !isCombinator(otherParts[position + 1]) || isSameCompound)
        return [];
      return [
        {
          parts: otherParts.toSpliced(position + 1, 0, part),
          message: `In the page ${part} is on another element of the selector.`,
        },
      ];
    });
  });
}

/** A part of a selector with what is around it. */
type PartContext = { parts: readonly string[]; index: number; part: string; next: string };
type CandidateRule = (context: PartContext) => SelectorCandidate | undefined;

function replacePart({ parts, index }: PartContext, ...newParts: string[]): string[] {
  return parts.toSpliced(index, 1, ...newParts);
}

const isNestingCombinator = (part: string): boolean => /^\s+$|^\s*>\s*$/.test(part);

/** The message for a space or > between two selectors that the same element matches. */
function formatSameElement(combinator: string): string {
  const label = combinator.trim() === '' ? 'space' : combinator.trim();
  return `The ${label} looks for one element inside the other; in the page one element has both.`;
}

/** A position that counts other elements too: `div:nth-child(1)` whose first child is a paragraph. */
const positionRules: readonly CandidateRule[] = [
  (context) =>
    /^:(nth|first|last|only)-/.test(context.part)
      ? {
          parts: replacePart(
            context,
            ...(context.part.includes('child') ? [context.part.replace('child', 'of-type')] : []),
          ),
          message: context.part.includes('of-type')
            ? `${context.part} counts all siblings with the same element name, whatever their class, and there is no such element at that position.`
            : `${context.part} counts all siblings, and there is no such element at that position.`,
        }
      : undefined,
];

/** Changes of a combinator, the likeliest first. */
const combinatorRules: readonly CandidateRule[] = [
  (context) => {
    const joined = /^\s+$/.test(context.part) ? /^[.#[:]/ : /^[.#[]/;
    return isNestingCombinator(context.part) && joined.test(context.next)
      ? { parts: replacePart(context), message: formatSameElement(context.part) }
      : undefined;
  },
  // `.menu ul` where the list itself has the class.
  ({ parts, index, part, next }) => {
    const start = findCompoundStart(parts, index);
    return isNestingCombinator(part) && /^[a-z]/i.test(next) && /^[.#]/.test(parts[start] ?? '')
      ? {
          parts: [...parts.slice(0, start), next, ...parts.slice(start, index), ...parts.slice(index + 2)],
          isPartial: true,
          message: formatSameElement(part),
        }
      : undefined;
  },
  // `table > tr`: the parser adds the <tbody>.
  (context) =>
    context.part.trim() === '>' && context.next.toLowerCase() === 'tr'
      ? {
          parts: replacePart(context, ' > ', 'tbody', ' > '),
          message:
            'The > asks for a direct child, and the rows of a table are in a <tbody>, which the browser adds where the page has none.',
        }
      : undefined,
  (context) =>
    context.part.trim() === '>'
      ? {
          parts: replacePart(context, ' '),
          message: 'The > asks for a direct child; in the page there are other elements between.',
        }
      : undefined,
  // `p > ul`, or `.intro ul` where a paragraph has the class.
  (context) => {
    const { parts, index, part, next } = context;
    const start = findCompoundStart(parts, index);
    return isNestingCombinator(part) &&
      paragraphClosers.has(next.toLowerCase()) &&
      /^([.#]|p$)/i.test(parts[start] ?? '')
      ? {
          parts: replacePart(context, ' + ').toSpliced(
            start,
            0,
            ...(parts[start]?.toLowerCase() === 'p' ? [] : ['p']),
          ),
          message: `A <p> can't contain a <${next}>: the browser closes the <p> before it, so in the page they are siblings.`,
        }
      : undefined;
  },
  (context) =>
    context.part.trim() === '+'
      ? {
          parts: replacePart(context, ' ~ '),
          message: 'The + asks for the very next element; in the page there is another one between.',
        }
      : undefined,
  (context) =>
    /^[+~]$/.test(context.part.trim())
      ? {
          parts: replacePart(context, ' '),
          message: `The ${context.part.trim()} asks for siblings; in the page one is a descendant of the other.`,
        }
      : undefined,
  (context) =>
    /^\s+$/.test(context.part)
      ? {
          parts: replacePart(context, ' ~ '),
          message:
            'The space asks for an element inside the other; in the page they are siblings. To select both, put a comma between them.',
        }
      : undefined,
  (context) =>
    context.parts[context.index - 1] === '&' && /^[.#[]/.test(context.part)
      ? {
          parts: replacePart(context, ' ', context.part),
          message:
            'Without a space after & the outer element itself must have both; in the page one is a descendant of the other.',
        }
      : undefined,
  (context) =>
    /^:has\(\s*>/.test(context.part)
      ? {
          parts: replacePart(context, context.part.replace(/>\s*/, '')),
          message: 'The > in :has() asks for a direct child; in the page there are other elements between.',
        }
      : undefined,
  (context) =>
    context.index > 0 &&
    /^[.#]/.test(context.part) &&
    !/^[\s>+~&]+$/.test(context.parts[context.index - 1] ?? '')
      ? {
          parts: replacePart(context, ' ', context.part),
          message:
            'Without a space one element must have both names; in the page one is a descendant of the other.',
        }
      : undefined,
];

/** Changes of one simple selector, the likeliest first. */
const conditionRules: readonly CandidateRule[] = [
  (context) => {
    const zero = /^(:nth-[\w-]+)\(\s*0\s*\)$/.exec(context.part)?.[1];
    return zero === undefined
      ? undefined
      : {
          parts: replacePart(context, `${zero}(1)`),
          message: `${zero}() counts from 1, so nothing is number 0.`,
        };
  },
  (context) =>
    context.part === ':empty'
      ? {
          parts: replacePart(context),
          message: 'White space between two tags is content, so no such element is empty.',
        }
      : undefined,
  (context) =>
    /^:(nth|first|last|only)/.test(context.part)
      ? {
          parts: replacePart(context),
          message: `There is no such element at the position that ${context.part} asks for.`,
        }
      : undefined,
  (context) => {
    const [, inside] = /^\[([a-z][\w-]*)\]$/i.exec(context.part) ?? [];
    return inside === undefined
      ? undefined
      : {
          parts: replacePart(context, ' ', inside),
          message: `In brackets ${inside} is the name of an attribute; in the page it is an element inside.`,
        };
  },
  (context) =>
    context.part.startsWith('[')
      ? {
          parts: replacePart(context),
          message: context.part.includes('=')
            ? `No such element has the attribute ${context.part} with that value.`
            : `No such element has the attribute ${context.part.slice(1, -1).trim()}.`,
        }
      : undefined,
  (context) =>
    /^[a-z][\w-]*$/i.test(context.part) && /^[.#[]/.test(context.next)
      ? {
          parts: replacePart(context),
          message: `The element with ${context.next} is not a <${context.part}>.`,
        }
      : undefined,
];

function applyCandidateRules(rules: readonly CandidateRule[], parts: readonly string[]): SelectorCandidate[] {
  return parts.flatMap((part, index) => {
    const context = { parts, index, part, next: parts[index + 1] ?? '' };
    return rules.flatMap((rule) => rule(context) ?? []);
  });
}

/** The steps of a selector with the two elements beside a combinator in the other order. */
function listSwappedSteps(steps: readonly string[]): SelectorCandidate[] {
  return steps.flatMap((step, index) => {
    const [before, after] = [steps[index - 1], steps[index + 1]];
    return before !== undefined && after !== undefined && combinatorPattern.test(step)
      ? [
          {
            parts: splitSelectorParts(
              steps
                .with(index - 1, after)
                .with(index + 1, before)
                .join(''),
            ),
            message: `The order is reversed: in the page ${after} ${/[+~]/.test(step) ? 'comes before' : 'contains'} ${before}.`,
          },
        ]
      : [];
  });
}

/** Selectors with other combinators, another order or without a condition, the likeliest first. */
export function listSelectorCandidates(parts: readonly string[]): SelectorCandidate[] {
  const steps = splitSelectorSteps(parts.join(''));
  const [first = '', combinator = '', last = ''] = steps;
  // The declarations are for what comes last, such as the label before a checkbox that is checked.
  const isStateOfNext =
    steps.length === 3 &&
    /^[+~]$/.test(combinator.trim()) &&
    /(?<!:):(?!:)/.test(first) &&
    !last.includes(':');
  const reversed: SelectorCandidate = {
    parts: isStateOfNext
      ? [...splitSelectorParts(last), `:has(${combinator.trim()} ${first})`]
      : splitSelectorParts(steps.toReversed().join('')),
    message: 'The order is reversed: in the page the last one contains or precedes the other.',
  };
  const withoutFirst: SelectorCandidate = {
    parts: splitSelectorParts(steps.slice(2).join('')),
    isPartial: true,
    message: `No ${steps.slice(2).join('')} of the page is ${/[+~]/.test(steps[1] ?? '') ? 'after' : 'inside'} ${steps[0] ?? ''}.`,
  };
  return [
    ...applyCandidateRules(positionRules, parts),
    ...applyCandidateRules(combinatorRules, parts),
    ...listMovedNameCandidates(parts),
    ...(steps.length > 1 ? [reversed] : []),
    ...(steps.length > 3 ? listSwappedSteps(steps) : []),
    ...applyCandidateRules(conditionRules, parts),
    ...(steps.length > 2 ? [withoutFirst] : []),
  ];
}
