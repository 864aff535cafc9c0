import { pageMeta } from '#app/session/page-meta.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Page, PageHead, Section } from '#app/ui/page.tsx';
import { site } from '#content/site.ts';
import { cookies, storedData } from '#contract/stored-data.ts';
import './privacy.css';

export const Meta = () =>
  pageMeta({
    title: 'Privacy',
    description: `What ${site.name} keeps about you, why, and for how long.`,
    path: '/privacy',
  });

const formatCookies = () => cookies.map(({ use, kept }) => `one ${use} (${kept})`).join(', ');

/** What is stored about people, why and for how long, and how they export or delete it. */
export default function PrivacyPage() {
  return (
    <Page>
      <PageHead title="Privacy" lead="What we keep about you, why, and for how long. The list is complete." />
      <Section id="kept" title="What we keep">
        <RetentionTable />
      </Section>
      <div className="privacy-pair">
        <Section id="not-done" title="What we do not do">
          <ul className="privacy-list">
            <li>No advertising and no tracking, ours or anyone else’s.</li>
            <li>No data sold or given away. Only the company that delivers our mail sees your address.</li>
            <li>No cookies but these, which scripts can’t read: {formatCookies()}.</li>
            <li>
              What you type in a lesson stays in your browser, and so does the name in your project’s commits.
              Only what you have done is sent, and only when you are logged in. What you enter to register
              stays in its tab, without the password, until the account is made.
            </li>
            <li>
              A few lessons show pictures from another site, which does not learn what you read. A video
              contacts its site only after you press it.
            </li>
          </ul>
        </Section>
        <Section id="take" title="Take it or delete it">
          <p className="privacy-text">
            The export is one JSON file with every row about you. Deleting your account removes them at once
            and for good. Backups keep them until they are deleted themselves, as the table says.
          </p>
          <ShownTo audience="member">
            <ButtonLink to="/account#account-data">Export or delete</ButtonLink>
          </ShownTo>
          <ShownTo audience="visitor">
            <ButtonLink to="/login">Login</ButtonLink>
          </ShownTo>
        </Section>
      </div>
    </Page>
  );
}

/** All data that is stored about people, as a table; on a phone each row becomes a record of three lines. */
function RetentionTable() {
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
