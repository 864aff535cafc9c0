import { Notice } from '#app/sign-in/notice.tsx';

/** The result of an action, below a section; screen readers announce it when it appears. */
export function ActionResult({ success, error }: { success: string | undefined; error: string | undefined }) {
  return (
    <div className="account-action-result">
      <p role="status" className="note">
        {success}
      </p>
      <Notice>{error}</Notice>
    </div>
  );
}
