import { formatWait, useCountdown } from '#app/sign-in/countdown.ts';
import { Button } from '#app/ui/controls/button.tsx';

/**
 * The way to a new code, or to several, once the time between two of them is over (`allowedAt` in epoch milliseconds).
 */
export function ResendCode({
  several = false,
  allowedAt,
  busy,
  onResend,
}: {
  several?: boolean;
  allowedAt: number;
  busy: boolean;
  onResend: () => void;
}) {
  const wait = useCountdown(allowedAt);
  if (wait > 0)
    return (
      <span className="resend-wait">
        {several ? 'New codes in' : 'New code in'}{' '}
        <span className="mono" role="timer">
          {formatWait(wait)}
        </span>
      </span>
    );
  return (
    <Button look="plain" busy={busy} onClick={onResend}>
      {several ? 'Send new codes' : 'Send a new code'}
    </Button>
  );
}
