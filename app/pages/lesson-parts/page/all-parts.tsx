import { pageMeta } from '#app/session/page-meta.tsx';
import '#app/learn/lesson/lesson.css';

export const Meta = () => pageMeta({ title: 'Parts of a lesson', path: '/lesson-parts', hidden: true });

/** The head of the list of all parts; the layout adds the links. */
export default function AllParts() {
  return (
    <div className="lesson">
      <h1>Parts of a lesson</h1>
      <p className="lead">
        Each page shows one part in all its states. Its text is a file in <code>app/pages/lesson-parts/</code>
        . Only <code>npm run dev</code> has these pages.
      </p>
    </div>
  );
}
