import { storedData } from '#contract/stored-data.ts';

/** All data that is stored about people, as a table; on a phone each row becomes a record of three lines. */
export function RetentionTable() {
  return (
    <table className="kept">
      <thead>
        <tr>
          {['What', 'Why', 'For how long'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {storedData.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="kept-group">
              {group}
            </th>
          </tr>
          {rows.map(({ data, purpose, retention }) => (
            <tr key={data}>
              <th scope="row">{data}</th>
              <td>{purpose}</td>
              <td className="mono">{retention}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
