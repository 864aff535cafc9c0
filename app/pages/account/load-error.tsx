import { Notice } from '#app/sign-in/notice.tsx';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';

/** A message that something could not be loaded, with a button to try again. */
export function LoadError({
  error: { message, isRetrying },
  onRetry,
}: {
  error: { message: string; isRetrying: boolean };
  onRetry: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>{message}</Notice>
      <RetryButton isBusy={isRetrying} onRetry={onRetry} />
    </div>
  );
}
