import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

// Without it Excel reads UTF-8 as another encoding.
const byteOrderMark = '\uFEFF';

type CsvButtonProps = {
  /** What the file contains, such as `people`. */
  content: string;
  fetchCsv: () => Promise<Blob>;
  onDone: (outcome: Outcome) => void;
};

/** Saves all rows that match the list's query as a CSV file. */
export function CsvButton({ content, fetchCsv, onDone }: CsvButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const leaveIfEnded = useEndedSession();
  async function save() {
    setIsBusy(true);
    try {
      const csv = await fetchCsv();
      const fileName = `${content}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(fileName, new Blob([byteOrderMark, csv]), 'text/csv;charset=utf-8');
      onDone({ isSuccess: true, message: `${fileName} is on its way to your downloads.` });
    } catch (error) {
      if (leaveIfEnded(error)) return;
      onDone({ isSuccess: false, message: formatError(error) });
    }
    setIsBusy(false);
  }
  return (
    <Button
      size="small"
      isBusy={isBusy}
      icon={<Download aria-hidden="true" size={16} strokeWidth={1.75} />}
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}
