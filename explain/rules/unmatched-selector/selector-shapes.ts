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

/** Changes of how the pieces hang together, the likeliest first. */
export function listShapes(pieces: readonly string[]): Shape[] {
  const shapes: Shape[] = [];
  const replaced = (at: number, ...by: string[]): string[] => [
    ...pieces.slice(0, at),
    ...by,
    ...pieces.slice(at + 1),
  ];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const sign = piece.trim() === '' ? 'space' : piece.trim();
    const joined = /^\s+$/.test(piece) ? /^[.#[:]/ : /^[.#[]/;
    if (/^\s+$|^\s*>\s*$/.test(piece) && joined.test(next ?? ''))
      shapes.push({
        pieces: replaced(at),
        message: `The ${sign} looks for one element inside the other; in the page one element has both.`,
      });
    // `.menu ul` where the list itself has the class.
    const start = pieces.slice(0, at).findLastIndex((one) => /^[\s>+~]+$/.test(one)) + 1;
    if (/^\s+$|^\s*>\s*$/.test(piece) && /^[a-z]/i.test(next ?? '') && /^[.#]/.test(pieces[start] ?? ''))
      shapes.push({
        pieces: [...pieces.slice(0, start), next ?? '', ...pieces.slice(start, at), ...pieces.slice(at + 2)],
        isWeak: true,
        message: `The ${sign} looks for one element inside the other; in the page one element has both.`,
      });
    if (piece.trim() === '>')
      shapes.push({
        pieces: replaced(at, ' '),
        message: 'The > asks for a direct child; in the page there are other elements between.',
      });
    if (piece.trim() === '+')
      shapes.push({
        pieces: replaced(at, ' ~ '),
        message: 'The + asks for the very next element; in the page there is another one between.',
      });
    if (/^[+~]$/.test(piece.trim()))
      shapes.push({
        pieces: replaced(at, ' '),
        message: `The ${piece.trim()} asks for siblings; in the page one is a descendant of the other.`,
      });
    if (/^\s+$/.test(piece))
      shapes.push({
        pieces: replaced(at, ' ~ '),
        message:
          'The space asks for an element inside the other; in the page they are siblings. To select both, put a comma between them.',
      });
    if (at > 0 && /^[.#]/.test(piece) && !/^[\s>+~&]+$/.test(pieces[at - 1] ?? ''))
      shapes.push({
        pieces: [...pieces.slice(0, at), ' ', ...pieces.slice(at)],
        message:
          'Without a space one element must have both names; in the page one is a descendant of the other.',
      });
  }
  const steps = pieces.join('').split(/(\s*[>+~]\s*|\s+)/);
  shapes.push(...listMovedNames(pieces));
  if (steps.length > 1)
    shapes.push({
      pieces: splitSelector(steps.toReversed().join('')),
      message: 'The order is reversed: in the page the last one contains or precedes the other.',
    });
  for (const [at, piece] of pieces.entries()) {
    const zero = /^(:nth-[\w-]+)\(\s*0\s*\)$/.exec(piece)?.[1];
    if (zero !== undefined)
      shapes.push({
        pieces: replaced(at, `${zero}(1)`),
        message: `${zero}() counts from 1, so nothing is number 0.`,
      });
    if (/^:(nth|first|last|only)-/.test(piece))
      shapes.push({
        pieces: replaced(at, ...(piece.includes('child') ? [piece.replace('child', 'of-type')] : [])),
        message: `${piece} counts all siblings, and there is no such element at that position.`,
      });
    if (/^:(nth|first|last|only|empty)/.test(piece))
      shapes.push({
        pieces: replaced(at),
        message: `There is no such element at the position that ${piece} asks for.`,
      });
    const [, inside] = /^\[([a-z][\w-]*)\]$/i.exec(piece) ?? [];
    if (inside !== undefined)
      shapes.push({
        pieces: replaced(at, ' ', inside),
        message: `In brackets ${inside} is the name of an attribute; in the page it is an element inside.`,
      });
    if (piece.startsWith('['))
      shapes.push({
        pieces: replaced(at),
        message: `No such element has the attribute ${piece} with that value.`,
      });
    if (/^[a-z][\w-]*$/i.test(piece) && /^[.#[]/.test(pieces[at + 1] ?? ''))
      shapes.push({
        pieces: replaced(at),
        message: `The element with ${pieces[at + 1]} is not a <${piece}>.`,
      });
  }
  if (steps.length > 2)
    shapes.push({
      pieces: splitSelector(steps.slice(2).join('')),
      isWeak: true,
      message: `No ${steps.slice(2).join('')} of the page is ${/[+~]/.test(steps[1] ?? '') ? 'after' : 'inside'} ${steps[0] ?? ''}.`,
    });
  return shapes;
}
