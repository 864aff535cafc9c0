import { FileBraces } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from '#app/pages/account/delete-dialog.tsx';
import { loadExport } from '#app/pages/account/load-account.ts';
import { ActionResult } from '#app/pages/account/action-result.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { saveFile } from '#app/ui/save-file.ts';

/** Exports the account's data, and opens the dialog that deletes the account. */
export function DataSection({ email }: { email: string }) {
  const { opened, open, close } = useOpenedDialog(['delete']);
  const [isBusy, setIsBusy] = useState(false);
  const [success, setSuccess] = useState<string>();
  const [error, setError] = useState<string>();
  const leaveIfEnded = useEndedSession();

  async function exportData() {
    setIsBusy(true);
    setSuccess(undefined);
    setError(undefined);
    try {
      const data = await loadExport();
      const fileName = `account-${data.account.username}-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(fileName, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
      setSuccess(`${fileName} is on its way to your downloads.`);
    } catch (failure) {
      if (leaveIfEnded(failure)) return;
      setError(formatError(failure));
    }
    setIsBusy(false);
  }

  return (
    <SettingsSection id="account-data" title="Your data" lead="Take a copy of it, or delete it.">
      <p className="text-foreground-soft">
        The export is one JSON file with everything we store about you. Deleting your account removes all of
        it.
      </p>
      <div className="account-acts">
        <Button
          isBusy={isBusy}
          icon={<FileBraces aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={() => void exportData()}
        >
          Export everything
        </Button>
        <Button variant="danger" onClick={() => open('delete', '')}>
          Delete account…
        </Button>
      </div>
      <ActionResult success={success} error={error} />
      <DeleteDialog open={opened !== undefined} email={email} onClose={close} />
    </SettingsSection>
  );
}
