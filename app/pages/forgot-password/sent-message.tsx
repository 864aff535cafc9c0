import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { otpLifetimeMinutes } from '#contract/periods.ts';
import { numberInWords } from '#app/ui/count-in-words.ts';
import './sent-message.css';

const shownMs = 3000;

/** That the code was sent, for three seconds; then, in the same place, where it went and a way to another address. */
export function SentMessage({
  sent,
  email,
  onChangeEmail,
}: {
  sent: { message: string };
  email: string;
  onChangeEmail: () => void;
}) {
  const [over, setOver] = useState<{ message: string }>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(sent), shownMs);
    return () => clearTimeout(timer);
  }, [sent]);
  const gone = over === sent;
  return (
    <div className="sent">
      <p className={`notice ${gone ? 'gone' : ''}`} role="status">
        <MailCheck aria-hidden="true" />
        <span>{sent.message}</span>
      </p>
      <p className={`sign-in-lead ${gone ? '' : 'gone'}`}>
        If <strong>{email}</strong> has an account, its code is valid for {numberInWords(otpLifetimeMinutes)}{' '}
        minutes.{' '}
        <button type="button" className="link" onClick={onChangeEmail}>
          Change the email
        </button>
      </p>
    </div>
  );
}
