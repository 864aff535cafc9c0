import type { ReactNode } from 'react';
import { writtenLessonCount } from 'virtual:lesson-count';
import { Page, PageHead } from '#app/ui/page.tsx';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { startups } from '#content/startups.ts';
import './sign-in-page.css';

const benefitsHeadingId = 'on-the-branch';

/**
 * The two columns of login, register and reset: the form, and the benefits of an account. A phone shows only
 * the form.
 */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sign-in">
      {/* The form is centred: painted half read, as on a slow phone, it would move. What follows it is awaited. */}
      <link rel="expect" href={`#${benefitsHeadingId}`} blocking="render" />
      <Page>
        <div className="sign-in-column">
          <PageHead title={title} />
          <p className="notice needs-script">
            This form needs JavaScript. Please turn it on for this site and load the page again.
          </p>
          {children}
        </div>
      </Page>
      <AccountBenefits />
    </div>
  );
}

function formatStartups(): string {
  const members = startups.flatMap(({ teamMembers }) => teamMembers).length;
  const positions = startups.flatMap(({ openPositions }) => openPositions).length;
  return capitalise(
    [
      countInWords(startups.length, 'team', 'teams'),
      countInWords(members, 'person', 'people'),
      countInWords(positions, 'open position', 'open positions'),
    ].join(', '),
  );
}

/**
 * The benefits of an account, beside the form on wide screens. The list ends in a dashed node for the
 * visitor.
 */
function AccountBenefits() {
  return (
    <aside className="sign-in-aside" aria-labelledby={benefitsHeadingId}>
      <div>
        <h2 id={benefitsHeadingId}>What is on the branch</h2>
        <CommitList
          commits={[
            {
              key: 'courses',
              state: 'open',
              title: 'Courses',
              body: `${capitalise(countInWords(writtenLessonCount, 'lesson', 'lessons'))} of HTML and CSS, with code you can edit on the page`,
            },
            {
              key: 'roadmaps',
              state: 'open',
              title: 'Roadmaps',
              body: 'What to learn next, from the first tag to the first deploy',
            },
            {
              key: 'gallery',
              state: 'open',
              title: 'Gallery',
              body: 'Nights we stayed too long, in pictures',
            },
            { key: 'startups', state: 'open', title: 'Startups', body: formatStartups() },
            { key: 'you', state: 'yours', title: 'You' },
          ]}
        />
      </div>
    </aside>
  );
}
