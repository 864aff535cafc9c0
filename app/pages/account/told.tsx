import { Notice } from '#app/sign-in/notice.tsx';

/** What came of an act, at the foot of a subject: it is read out when it appears. */
export function Told({ success, error }: { success: string | undefined; error: string | undefined }) {
  return (
    <div className="account-told">
      <p role="status" className="note">
        {success}
      </p>
      <Notice>{error}</Notice>
    </div>
  );
}
