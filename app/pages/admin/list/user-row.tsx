import { Link } from 'react-router';
import { HighlightedText } from '#app/pages/admin/list/highlighted-text.tsx';
import type { PersonAct } from '#app/pages/admin/person-acts.ts';
import { PersonMenu, personPath } from '#app/pages/admin/person-menu.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminUser } from '#contract/admin/admin.ts';

/** What the menu of a row asks for. */
export type RowActs = { selfId: string | undefined; onAct: (user: AdminUser, act: PersonAct) => void };

/** A person in the table; on the phone the row is laid out as a record. */
export function UserRow({ user, search, selfId, onAct }: { user: AdminUser; search: string } & RowActs) {
  const verified = user.veri === 'verified';
  // The words about the role are in the menu; the tag repeats them for the eye alone.
  const tag = user.blocked ? 'is-blocked' : user.roleAdmin ? 'is-admin' : '';
  const at = user.email.lastIndexOf('@');
  return (
    <tr>
      {/* Not a <th>: those of the table are its five columns, and a row's cells are in their order. */}
      <td role="rowheader" className={`record-title user-name ${tag}`}>
        <Link to={personPath(user.userId)} viewTransition>
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
        <Status state={verified ? 'full' : 'open'}>{verified ? 'Verified' : 'Unverified'}</Status>
      </td>
      <td className="user-menu">
        <PersonMenu user={user} isSelf={user.userId === selfId} onAct={(act) => onAct(user, act)} />
      </td>
    </tr>
  );
}

/** An address breaks before its `@` alone, where nothing of what was found runs across it. */
function Email({ email, at, search }: { email: string; at: number; search: string }) {
  const isAcross = search.includes('@');
  if (at <= 0 || isAcross) return <HighlightedText text={email} search={search} />;
  return (
    <>
      <HighlightedText text={email.slice(0, at)} search={search} />
      <wbr />
      <HighlightedText text={email.slice(at)} search={search} />
    </>
  );
}
