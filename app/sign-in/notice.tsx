import { CircleAlert } from 'lucide-react';

/** A message about the whole form, announced when it appears. */
export function Notice({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="notice wrong">
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
