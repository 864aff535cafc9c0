/** A selector in pieces that can be changed one by one. */
export function splitSelector(text: string): string[] {
  return (
    text.match(/[.#]?[\w\u00a0-\uffff-]+|\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|\s*[>+~]\s*|\s+|[*&]|./g) ?? [
      text,
    ]
  );
}

/** `isWeak`: a piece is left out, and so it says little of what was meant. */
type Shape = { pieces: string[]; message: string; isWeak?: boolean };

/** A class or id at the wrong step: `.faq.open p` where the paragraph is the open one, and the other way round. */
function listMovedNames(pieces: readonly string[]): Shape[] {
  const isGap = (piece: string | undefined): boolean => piece === undefined || /^[\s>+~]+$/.test(piece);
  return pieces.flatMap((piece, at) => {
    if (!/^[.#]/.test(piece) || isGap(pieces[at - 1] ?? (isGap(pieces[at + 1]) ? ' ' : 'x'))) return [];
    const rest = pieces.toSpliced(at, 1);
    return rest.flatMap((_, place) => {
      const isOwn = rest.slice(Math.min(at, place + 1), Math.max(at, place + 1)).every((one) => !isGap(one));
      if (isGap(rest[place]) || !isGap(rest[place + 1]) || isOwn) return [];
      return [
        {
          pieces: rest.toSpliced(place + 1, 0, piece),
          message: `In the page ${piece} is on another element of the selector.`,
        },
      ];
    });
  });
}

/** A piece of a selector with what is around it. */
type Place = { pieces: readonly string[]; at: number; piece: string; next: string };
type ShapeRule = (place: Place) => Shape | undefined;

function replaced({ pieces, at }: Place, ...by: string[]): string[] {
  return pieces.toSpliced(at, 1, ...by);
}

const isNesting = (piece: string): boolean => /^\s+$|^\s*>\s*$/.test(piece);

/** What a space or > asks for where one element is what both sides say. */
function oneElementHasBoth(combinator: string): string {
  const sign = combinator.trim() === '' ? 'space' : combinator.trim();
  return `The ${sign} looks for one element inside the other; in the page one element has both.`;
}

/** Changes of what is between two compound selectors, the likeliest first. */
const combinatorShapes: readonly ShapeRule[] = [
  (place) => {
    const joined = /^\s+$/.test(place.piece) ? /^[.#[:]/ : /^[.#[]/;
    return isNesting(place.piece) && joined.test(place.next)
      ? { pieces: replaced(place), message: oneElementHasBoth(place.piece) }
      : undefined;
  },
  // `.menu ul` where the list itself has the class.
  ({ pieces, at, piece, next }) => {
    const start = pieces.slice(0, at).findLastIndex((one) => /^[\s>+~]+$/.test(one)) + 1;
    return isNesting(piece) && /^[a-z]/i.test(next) && /^[.#]/.test(pieces[start] ?? '')
      ? {
          pieces: [...pieces.slice(0, start), next, ...pieces.slice(start, at), ...pieces.slice(at + 2)],
          isWeak: true,
          message: oneElementHasBoth(piece),
        }
      : undefined;
  },
  (place) =>
    place.piece.trim() === '>'
      ? {
          pieces: replaced(place, ' '),
          message: 'The > asks for a direct child; in the page there are other elements between.',
        }
      : undefined,
  (place) =>
    place.piece.trim() === '+'
      ? {
          pieces: replaced(place, ' ~ '),
          message: 'The + asks for the very next element; in the page there is another one between.',
        }
      : undefined,
  (place) =>
    /^[+~]$/.test(place.piece.trim())
      ? {
          pieces: replaced(place, ' '),
          message: `The ${place.piece.trim()} asks for siblings; in the page one is a descendant of the other.`,
        }
      : undefined,
  (place) =>
    /^\s+$/.test(place.piece)
      ? {
          pieces: replaced(place, ' ~ '),
          message:
            'The space asks for an element inside the other; in the page they are siblings. To select both, put a comma between them.',
        }
      : undefined,
  (place) =>
    place.pieces[place.at - 1] === '&' && /^[.#[]/.test(place.piece)
      ? {
          pieces: replaced(place, ' ', place.piece),
          message:
            'Without a space after & the outer element itself must have both; in the page one is a descendant of the other.',
        }
      : undefined,
  (place) =>
    /^:has\(\s*>/.test(place.piece)
      ? {
          pieces: replaced(place, place.piece.replace(/>\s*/, '')),
          message: 'The > in :has() asks for a direct child; in the page there are other elements between.',
        }
      : undefined,
  (place) =>
    place.at > 0 && /^[.#]/.test(place.piece) && !/^[\s>+~&]+$/.test(place.pieces[place.at - 1] ?? '')
      ? {
          pieces: replaced(place, ' ', place.piece),
          message:
            'Without a space one element must have both names; in the page one is a descendant of the other.',
        }
      : undefined,
];

/** Changes of one condition on an element, the likeliest first. */
const conditionShapes: readonly ShapeRule[] = [
  (place) => {
    const zero = /^(:nth-[\w-]+)\(\s*0\s*\)$/.exec(place.piece)?.[1];
    return zero === undefined
      ? undefined
      : {
          pieces: replaced(place, `${zero}(1)`),
          message: `${zero}() counts from 1, so nothing is number 0.`,
        };
  },
  (place) =>
    /^:(nth|first|last|only)-/.test(place.piece)
      ? {
          pieces: replaced(
            place,
            ...(place.piece.includes('child') ? [place.piece.replace('child', 'of-type')] : []),
          ),
          message: `${place.piece} counts all siblings, and there is no such element at that position.`,
        }
      : undefined,
  (place) =>
    /^:(nth|first|last|only|empty)/.test(place.piece)
      ? {
          pieces: replaced(place),
          message: `There is no such element at the position that ${place.piece} asks for.`,
        }
      : undefined,
  (place) => {
    const [, inside] = /^\[([a-z][\w-]*)\]$/i.exec(place.piece) ?? [];
    return inside === undefined
      ? undefined
      : {
          pieces: replaced(place, ' ', inside),
          message: `In brackets ${inside} is the name of an attribute; in the page it is an element inside.`,
        };
  },
  (place) =>
    place.piece.startsWith('[')
      ? {
          pieces: replaced(place),
          message: `No such element has the attribute ${place.piece} with that value.`,
        }
      : undefined,
  (place) =>
    /^[a-z][\w-]*$/i.test(place.piece) && /^[.#[]/.test(place.next)
      ? {
          pieces: replaced(place),
          message: `The element with ${place.next} is not a <${place.piece}>.`,
        }
      : undefined,
];

function applyEverywhere(rules: readonly ShapeRule[], pieces: readonly string[]): Shape[] {
  return pieces.flatMap((piece, at) => {
    const place = { pieces, at, piece, next: pieces[at + 1] ?? '' };
    return rules.flatMap((rule) => rule(place) ?? []);
  });
}

/** Changes of how the pieces hang together, the likeliest first. */
export function listShapes(pieces: readonly string[]): Shape[] {
  const steps = pieces.join('').split(/(\s*[>+~]\s*|\s+)/);
  const reversed: Shape = {
    pieces: splitSelector(steps.toReversed().join('')),
    message: 'The order is reversed: in the page the last one contains or precedes the other.',
  };
  const withoutFirst: Shape = {
    pieces: splitSelector(steps.slice(2).join('')),
    isWeak: true,
    message: `No ${steps.slice(2).join('')} of the page is ${/[+~]/.test(steps[1] ?? '') ? 'after' : 'inside'} ${steps[0] ?? ''}.`,
  };
  return [
    ...applyEverywhere(combinatorShapes, pieces),
    ...listMovedNames(pieces),
    ...(steps.length > 1 ? [reversed] : []),
    ...applyEverywhere(conditionShapes, pieces),
    ...(steps.length > 2 ? [withoutFirst] : []),
  ];
}
