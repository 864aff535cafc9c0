import { keptData } from '#contract/kept-data.ts';

/** All that is kept about people: a table, on a phone a record of three lines for each row. */
export function KeptTable() {
  return (
    // Roles, since a table that is laid out as blocks is none to a screen reader any more.
    <table className="kept" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {['What', 'Why', 'For how long'].map((title) => (
            <th key={title} scope="col" role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {keptData.map(({ group, rows }) => (
        <tbody key={group} role="rowgroup">
          <tr role="row">
            <th scope="rowgroup" colSpan={3} role="rowheader" className="kept-group">
              {group}
            </th>
          </tr>
          {rows.map(({ what, why, howLong }) => (
            <tr key={what} role="row">
              <th scope="row" role="rowheader">
                {what}
              </th>
              <td role="cell">{why}</td>
              <td role="cell" className="mono">
                {howLong}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
