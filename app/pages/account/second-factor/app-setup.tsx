import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { copyOrSelect } from '#app/ui/copy-or-select.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';
import { loadPart } from '#app/ui/controls/load-part.tsx';
import { confirmAppEndpoint } from '#contract/endpoints/second-factor-endpoints.ts';
import { appCodeSchema } from '#contract/second-factor.ts';

/** The QR encoder is loaded when somebody sets up an app. */
const QrPicture = loadPart(
  'The QR code',
  async () => (await import('#app/pages/account/second-factor/qr-picture.tsx')).QrPicture,
  { placeholder: <div className="qr" /> },
);

/** What an app is set up with. */
export type AppKey = { key: string; uri: string };

const checks = { code: createCheck(appCodeSchema) };

/** Formats the key in groups of four characters. */
const formatKey = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

/** The QR code and key for a new app, and the field for its first code, which turns it on. */
export function AppSetup({
  appKey,
  onDone,
  onCancel,
}: {
  appKey: AppKey;
  /** Called with the recovery codes when it is the first factor. */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const leaveIfEnded = useEndedSession();
  const form = useForm({
    checks,
    async onSubmit({ code = '' }) {
      try {
        onDone((await call(confirmAppEndpoint, { body: { code } })).recoveryCodes);
        return undefined;
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        return toFormFailure(error, { 400: 'code' });
      }
    },
  });
  useEffect(() => field.current?.focus(), []);
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    if (form.errors.code) field.current?.select();
  }, [form.errors]);

  return (
    <div className="app-setup">
      <QrPicture text={appKey.uri} label="QR code of the key" />
      <form {...form.formProps}>
        <CopyableKey appKey={appKey.key} />
        <CodeField ref={field} label="Code from the app" name="code" required error={form.errors.code} />
        <Notice>{form.notice}</Notice>
        <div className="factor-acts">
          <Button type="submit" variant="main" tip isBusy={form.pendingTask !== undefined}>
            Turn on
          </Button>
          <Button variant="plain" onClick={() => form.pendingTask === undefined && onCancel()}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}

function CopyableKey({ appKey }: { appKey: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const text = useRef<HTMLElement>(null);
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  return (
    <div>
      <p className="field-label">Or enter this key in the app</p>
      <p className="app-key">
        <code ref={text}>{formatKey(appKey)}</code>
        <button
          type="button"
          className="copy-key"
          aria-label="Copy the key"
          onClick={() => void copyOrSelect(appKey, text.current).then(setCopied)}
        >
          {isCopied ? <Check {...icon} /> : <Copy {...icon} />}
        </button>
      </p>
      <p role="status" className="note">
        {isCopied === true && 'The key is copied.'}
        {isCopied === false && 'The browser does not let us copy it: the key is selected instead.'}
      </p>
    </div>
  );
}
