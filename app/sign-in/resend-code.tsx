import { formatCountdown, useCountdown } from '#app/sign-in/countdown.ts';
import { Button } from '#app/ui/controls/button.tsx';

/**
 * A button that sends a new code (or several), or a countdown until that is allowed (`allowedAt` in epoch
 * milliseconds).
 */
export function ResendCode({
  hasSeveralCodes = false,
  allowedAt,
  busy,
  onResend,
}: {
  hasSeveralCodes?: boolean;
  allowedAt: number;
  busy: boolean;
  onResend: () => void;
}) {
  const secondsLeft = useCountdown(allowedAt);
  if (secondsLeft > 0)
    return (
      <span className="resend-wait">
        {hasSeveralCodes ? 'New codes in' : 'New code in'}{' '}
        <span className="mono" role="timer">
          {formatCountdown(secondsLeft)}
        </span>
      </span>
    );
  return (
    <Button variant="plain" isBusy={busy} onClick={onResend}>
      {hasSeveralCodes ? 'Send new codes' : 'Send a new code'}
    </Button>
  );
}
