import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyOrSelect } from '#app/ui/copy-or-select.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

type FreshCodesProps = {
  codes: readonly string[];
  /** Called when they are in a file, on the clipboard or on paper. */
  onSaved: () => void;
};

/** The text of the file, and of what is copied. */
function writeCodes(codes: readonly string[]): string {
  return `Recovery codes of ${location.host}\nEach works once, in place of your passkey or app.\n\n${codes.join('\n')}\n`;
}

/** New recovery codes, which are shown this once, and the ways to keep them. */
export function NewRecoveryCodes({ codes, onSaved }: FreshCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState('');
  useEffect(() => {
    list.current?.focus();
  }, [codes]);

  const save = () => {
    saveFile('recovery-codes.txt', writeCodes(codes), 'text/plain');
    setDone('recovery-codes.txt is on its way to your downloads.');
    onSaved();
  };
  const copy = async () => {
    if (!(await copyOrSelect(writeCodes(codes), list.current))) {
      setDone('The browser does not let us copy them: they are selected instead.');
      return;
    }
    setDone('The codes are copied.');
    onSaved();
  };
  const print = () => {
    // The style sheet prints the codes alone.
    document.documentElement.dataset.print = 'recovery-codes';
    window.print();
    delete document.documentElement.dataset.print;
    setDone('The codes were handed to the printer.');
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
        <Button look="plain" icon={<Copy {...icon} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="plain" icon={<Printer {...icon} />} onClick={print}>
          Print
        </Button>
      </div>
      <p role="status" className="note">
        {done}
      </p>
    </>
  );
}
