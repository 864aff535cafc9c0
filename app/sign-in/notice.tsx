import { CircleAlert } from 'lucide-react';

/** A message about the whole form, and what to do about it, announced when they appear. */
export function Notice({ children, advice }: { children: string | undefined; advice?: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="notice wrong">
          <CircleAlert aria-hidden="true" />
          <span>
            <span className="block">{children}</span>
            {advice && <span className="block">{advice}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
