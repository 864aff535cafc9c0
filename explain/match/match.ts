/** 2: it matches the page as it is; 1: it may, in a state the page can come into; 0: it can't. */
export type Match = 0 | 1 | 2;

/** What the page's script mentions may come later: a class it names may be set on any element. */
export type MatchContext = {
  scriptWords: ReadonlySet<string>;
  /** Whether some box may scroll: browsers give those the keyboard focus. */
  hasScrollers: boolean;
  /** The values that the page gives each attribute. */
  attributeValues: ReadonlyMap<string, ReadonlySet<string>>;
};

/** The less sure of two. */
export const both = (one: Match, other: Match): Match => (one < other ? one : other);
/** The surer of two. */
export const either = (one: Match, other: Match): Match => (one > other ? one : other);
/** What `:not()` makes of it. */
export const opposite = (match: Match): Match => (match === 2 ? 0 : match === 0 ? 2 : 1);
/** For what no state changes. */
export const sure = (yes: boolean): Match => (yes ? 2 : 0);

/** For what a state or a script may bring about. */
export function sureOrMay(may: boolean): Match {
  return may ? 1 : 0;
}
