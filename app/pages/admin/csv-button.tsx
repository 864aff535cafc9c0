import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

// Without it Excel takes UTF-8 for another encoding.
const byteOrderMark = '\uFEFF';

type CsvButtonProps = {
  /** What the file holds: `people`. */
  what: string;
  fetchCsv: () => Promise<Blob>;
  onDone: (outcome: Outcome) => void;
};

/** Saves all that the list beside it finds as a CSV file. */
export function CsvButton({ what, fetchCsv, onDone }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const leaveIfEnded = useEndedSession();
  async function save() {
    setBusy(true);
    try {
      const csv = await fetchCsv();
      const fileName = `${what}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(fileName, new Blob([byteOrderMark, csv]), 'text/csv;charset=utf-8');
      onDone({ good: true, sentence: `${fileName} is on its way to your downloads.` });
    } catch (error) {
      if (leaveIfEnded(error)) return;
      onDone({ good: false, sentence: describeError(error) });
    }
    setBusy(false);
  }
  return (
    <Button
      size="small"
      busy={busy}
      icon={<Download aria-hidden="true" size={16} strokeWidth={1.75} />}
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}
