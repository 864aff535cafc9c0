import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { otpLifetimeMinutes } from '#contract/periods.ts';
import { numberInWords } from '#app/ui/count-in-words.ts';
import './sent-message.css';

const shownMs = 3000;

/**
 * For three seconds, the message that the code was sent; then, in the same place, the address and a button to
 * change it.
 */
export function SentMessage({
  sent,
  email,
  onChangeEmail,
}: {
  sent: { message: string };
  email: string;
  onChangeEmail: () => void;
}) {
  const [expiredMessage, setExpiredMessage] = useState<{ message: string }>();
  useEffect(() => {
    const timer = setTimeout(() => setExpiredMessage(sent), shownMs);
    return () => clearTimeout(timer);
  }, [sent]);
  const hasExpired = expiredMessage === sent;
  return (
    <div className="sent">
      <p className={`notice ${hasExpired ? 'gone' : ''}`} role="status">
        <MailCheck aria-hidden="true" />
        <span>{sent.message}</span>
      </p>
      <p className={`sign-in-lead ${hasExpired ? '' : 'gone'}`}>
        If <strong>{email}</strong> has an account, its code is valid for {numberInWords(otpLifetimeMinutes)}{' '}
        minutes.{' '}
        <button type="button" className="link" onClick={onChangeEmail}>
          Change the email
        </button>
      </p>
    </div>
  );
}
