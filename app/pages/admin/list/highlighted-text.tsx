import { Fragment } from 'react';
import { splitAtMatches } from '#app/pages/admin/list/split-at-matches.ts';

/** A text with the matches of the search underlined. */
export function HighlightedText({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="match">
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
