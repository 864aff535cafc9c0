import { writtenLessonCount } from 'virtual:lesson-count';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { startups } from '#content/startups.ts';

function describeStartups(): string {
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

export const benefitsHeadingId = 'on-the-branch';

/**
 * The benefits of an account, beside the form on wide screens. The list ends in a dashed node for the
 * visitor.
 */
export function AccountBenefits() {
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
            { key: 'startups', state: 'open', title: 'Startups', body: describeStartups() },
            { key: 'you', state: 'yours', title: 'You' },
          ]}
        />
      </div>
    </aside>
  );
}
