import { Link } from 'react-router';
import type { PersonAct } from '#app/pages/admin/person-acts.ts';
import { PersonMenu, getPersonPath } from '#app/pages/admin/person-menu.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminUser } from '#contract/admin/admin.ts';
import { Fragment } from 'react';
import { splitAtMatches } from '#app/pages/admin/list/split-at-matches.ts';

/** A text with the matches of the search underlined. */
function HighlightedText({ text, search }: { text: string; search: string }) {
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

/** The props for a row's menu. */
export type RowActs = { selfId: string | undefined; onAct: (user: AdminUser, act: PersonAct) => void };

/** A person in the table; on the phone the row is laid out as a record. */
export function UserRow({ user, search, selfId, onAct }: { user: AdminUser; search: string } & RowActs) {
  const isVerified = user.veri === 'verified';
  // The role is in the menu as text; the tag is only visual.
  const tag = user.blocked ? 'is-blocked' : user.roleAdmin ? 'is-admin' : '';
  const at = user.email.lastIndexOf('@');
  return (
    <tr>
      {/* Not a <th>: those of the table are its five columns, and a row's cells are in their order. */}
      <td role="rowheader" className={`record-title user-name ${tag}`}>
        <Link to={getPersonPath(user.userId)} viewTransition>
          <HighlightedText text={user.name} search={search} />
        </Link>
      </td>
      <td className="user-username">
        <HighlightedText text={user.username} search={search} />
      </td>
      <td className="user-email">
        <Email email={user.email} at={at} search={search} />
      </td>
      <td className="user-college">
        <HighlightedText text={user.college} search={search} />
      </td>
      <td className="user-status">
        <Status state={isVerified ? 'full' : 'open'}>{isVerified ? 'Verified' : 'Unverified'}</Status>
      </td>
      <td className="user-menu">
        <PersonMenu user={user} isSelf={user.userId === selfId} onAct={(act) => onAct(user, act)} />
      </td>
    </tr>
  );
}

/** An address may break only before its `@`, unless the match includes it. */
function Email({ email, at, search }: { email: string; at: number; search: string }) {
  const isAcross = search.includes('@');
  if (at <= 0 || isAcross) return <HighlightedText text={email} search={search} />;
  return (
    <>
      <EmailHalf text={email.slice(0, at)} search={search} />
      <wbr />
      <EmailHalf text={email.slice(at)} search={search} />
    </>
  );
}

/** A line that every width of the column has room for, in characters. */
const alwaysFits = 22;

/** Without a break, unless it is too long: a browser would break it after the hyphen of a domain. */
function EmailHalf({ text, search }: { text: string; search: string }) {
  return (
    <span className={text.length <= alwaysFits ? 'whitespace-nowrap' : undefined}>
      <HighlightedText text={text} search={search} />
    </span>
  );
}
