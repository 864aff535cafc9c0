import { Fragment } from 'react';
import { cutAtMatches } from '#app/pages/admin/list/match.ts';

/** A text with what the search found in it underlined. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return cutAtMatches(text, search).map(({ text: piece, found }, index) =>
    found ? (
      <mark key={index} className="match">
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
