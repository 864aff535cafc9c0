import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyOrSelect } from '#app/ui/copy-or-select.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

type NewRecoveryCodesProps = {
  codes: readonly string[];
  /** Called after they were downloaded, copied or printed. */
  onSaved: () => void;
};

/** The text of the file, and of what is copied. */
function formatCodes(codes: readonly string[]): string {
  return `Recovery codes of ${location.host}\nEach works once, in place of your passkey or app.\n\n${codes.join('\n')}\n`;
}

/** New recovery codes, which are shown only once, and buttons to save them. */
export function NewRecoveryCodes({ codes, onSaved }: NewRecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [statusText, setStatusText] = useState('');
  useEffect(() => {
    list.current?.focus();
  }, [codes]);

  const save = () => {
    saveFile('recovery-codes.txt', formatCodes(codes), 'text/plain');
    setStatusText('recovery-codes.txt is on its way to your downloads.');
    onSaved();
  };
  const copy = async () => {
    if (!(await copyOrSelect(formatCodes(codes), list.current))) {
      setStatusText('The browser does not let us copy them: they are selected instead.');
      return;
    }
    setStatusText('The codes are copied.');
    onSaved();
  };
  const print = () => {
    // The style sheet prints the codes alone.
    document.documentElement.dataset.print = 'recovery-codes';
    window.print();
    delete document.documentElement.dataset.print;
    setStatusText('The codes were handed to the printer.');
    onSaved();
  };

  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  return (
    <>
      <ul ref={list} className="recovery-codes" tabIndex={-1} aria-label="Your recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="factor-acts">
        <Button icon={<Download {...icon} />} onClick={save}>
          Download
        </Button>
        <Button variant="plain" icon={<Copy {...icon} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="plain" icon={<Printer {...icon} />} onClick={print}>
          Print
        </Button>
      </div>
      <p role="status" className="note">
        {statusText}
      </p>
    </>
  );
}
