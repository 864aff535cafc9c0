/** The selector can't match the element. */
export const noMatch = 0;
/** It may match, in a state that the page can come into. */
export const possibleMatch = 1;
/** It matches the page as it is. */
export const certainMatch = 2;

/** What is known about a selector and an element: a value of three-valued logic, ordered by certainty. */
export type Match = typeof noMatch | typeof possibleMatch | typeof certainMatch;

/** What matching has to know of the page. */
export type MatchContext = {
  /** Words of the scripts of the page: a class or id that they name may be set on any element later. */
  scriptWords: ReadonlySet<string>;
  /** Whether a box may scroll: browsers make scroll containers keyboard-focusable. */
  hasScrollers: boolean;
  /** The values that the page gives each attribute. */
  attributeValues: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Both have to match: the less certain of the two. */
export function andMatch(first: Match, second: Match): Match {
  return first < second ? first : second;
}

/** One of them has to match: the more certain of the two. */
export function orMatch(first: Match, second: Match): Match {
  return first > second ? first : second;
}

/** The match of `:not()`. */
export function negateMatch(match: Match): Match {
  if (match === possibleMatch) return possibleMatch;
  return match === certainMatch ? noMatch : certainMatch;
}

/** The match of a condition that no state changes. */
export function toCertainMatch(isMatching: boolean): Match {
  return isMatching ? certainMatch : noMatch;
}

/** The match of a condition that a state or a script may fulfil. */
export function toPossibleMatch(isPossible: boolean): Match {
  return isPossible ? possibleMatch : noMatch;
}
