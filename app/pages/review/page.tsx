import { useState } from 'react';
import { ReviewSession } from '#app/pages/review/review-session.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import '#app/learn/lesson/inline-code.css';
import './review.css';

export const Meta = () => pageMeta({ title: 'Review', path: '/learning/review', hidden: true });

/**
 * The recall questions of the lessons, asked again after 1, 3, 7 and 21 days. Only the browser knows which
 * ones are due.
 */
export default function ReviewPage() {
  const [session, setSession] = useState(0);
  return (
    <Page>
      <div className="review-page">
        {useHydrated() ? (
          <ReviewSession key={session} isFirst={session === 0} onMore={() => setSession(session + 1)} />
        ) : (
          <>
            <PageHead
              title="Review"
              lead="Questions from lessons that you have read come back after 1, 3, 7 and 21 days."
            />
            <noscript>
              <p className="review-note">The review needs JavaScript.</p>
            </noscript>
          </>
        )}
      </div>
    </Page>
  );
}
