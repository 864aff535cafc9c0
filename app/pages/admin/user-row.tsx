import { useId } from 'react';
import { MarkedText } from '#app/pages/admin/marked-text.tsx';
import { StatusMenu } from '#app/pages/admin/status-menu.tsx';
import type { AdminUser } from '#contract/admin.ts';

/** What the menu of a person's badge can ask for. */
export type RowActs = { onVerify: (user: AdminUser) => void; onRole: (user: AdminUser) => void };

/** A person in the table; on the phone the row is laid out as a record. */
export function UserRow({ user, search, onVerify, onRole }: { user: AdminUser; search: string } & RowActs) {
  const nameId = useId();
  return (
    <tr>
      <th scope="row" id={nameId} className="user-name">
        <MarkedText text={user.name} search={search} />
      </th>
      <td className="user-username">
        <MarkedText text={user.username} search={search} />
      </td>
      <td className="user-email">
        <MarkedText text={user.email} search={search} />
      </td>
      <td className="user-college">
        <MarkedText text={user.college} search={search} />
      </td>
      <td className="user-status">
        <StatusMenu
          user={user}
          describedBy={nameId}
          onVerify={() => onVerify(user)}
          onRole={() => onRole(user)}
        />
      </td>
    </tr>
  );
}
