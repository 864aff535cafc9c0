import { startups } from '#content/startups.ts';
import { countOf } from '#app/sign-in/number-words.ts';
import { CommitList } from '#app/ui/commit-list.tsx';

function startupsInWords(): string {
  const people = startups.reduce((sum, startup) => sum + startup.teamMembers.length, 0);
  const chairs = startups.reduce((sum, startup) => sum + startup.openPositions.length, 0);
  const words = `${countOf(startups.length, 'team', 'teams')}, ${countOf(people, 'person', 'people')}, ${countOf(chairs, 'open chair', 'open chairs')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What waits inside, beside the form on wide screens; the branch ends in the reader's own, dashed node. */
export function BranchAside() {
  return (
    <aside className="sign-in-aside" aria-labelledby="on-the-branch">
      <div>
        <h2 id="on-the-branch">What is on the branch</h2>
        <CommitList
          commits={[
            {
              key: 'courses',
              state: 'open',
              title: 'Courses',
              body: '57 lessons of HTML and CSS, with an editor in every one',
            },
            {
              key: 'roadmaps',
              state: 'open',
              title: 'Roadmaps',
              body: 'Nine paths from the first tag to the first deploy',
            },
            {
              key: 'gallery',
              state: 'open',
              title: 'Gallery',
              body: 'Nights we stayed too long, in pictures',
            },
            { key: 'startups', state: 'open', title: 'Startups', body: startupsInWords() },
            { key: 'you', state: 'yours', title: 'You' },
          ]}
        />
      </div>
    </aside>
  );
}
