import { CircleAlert, FileCheck } from 'lucide-react';
import { useState } from 'react';
import { chooseMembershipForm, formUnavailable } from '#app/pages/clubs/membership-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Club } from '#contract/content/clubs.ts';
import { site } from '#content/site.ts';

/**
 * Downloads one of the site's files. Resolves to false when it does not exist or the server can't be reached.
 */
async function downloadFile(url: string, fileName: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  if (!response?.ok) return false;
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  return true;
}

type DownloadResult = { alert: string } | { saved: string } | undefined;

function JoinInstructions({ club, result }: { club: Club | undefined; result: DownloadResult }) {
  return (
    <div className="grid gap-6">
      <p className="text-foreground-soft">
        Membership is a promise in both directions: you come, you help, and you keep the club’s rules; the
        club keeps a place for you and somebody who answers your questions. It costs nothing, and you may
        leave without a form.
      </p>
      {club && (
        <section aria-labelledby="join-rules">
          <h3 id="join-rules" className="dialog-heading">
            What you agree to
          </h3>
          <ol className="numbered">
            {club.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="join-steps">
        <h3 id="join-steps" className="dialog-heading">
          How to join
        </h3>
        <CommitList
          commits={[
            {
              key: 'form',
              state: 'current',
              title: 'Download the membership form',
              body: 'It can be filled in on screen or on paper.',
            },
            { key: 'sign', state: 'open', title: 'Fill it in and sign it' },
            { key: 'hand-in', state: 'open', title: 'Hand it in, in person', body: site.handInRoom },
            { key: 'member', state: 'yours', title: 'You are a member' },
          ]}
        />
      </section>
      <div aria-live="polite">
        {result && 'saved' in result && (
          <p className="notice">
            <FileCheck aria-hidden="true" strokeWidth={1.75} />
            <span>
              {result.saved} is on its way to your downloads. See you at {site.handInRoom}.
            </span>
          </p>
        )}
      </div>
      {result && 'alert' in result && (
        <p role="alert" className="notice wrong">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{result.alert}</span>
        </p>
      )}
    </div>
  );
}

/** What membership means, and the club's form. `club` is undefined when the URL names no existing club. */
export function JoinDialog({
  open,
  club,
  onClose,
}: {
  open: boolean;
  club: Club | undefined;
  onClose: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<DownloadResult>();
  // Reset here and not in `onClose`, because Back closes the dialog too. The result is about one club only.
  if (!open && result) setResult(undefined);
  const download = async () => {
    const form = chooseMembershipForm(club);
    if ('alert' in form) return setResult({ alert: form.alert });
    setIsBusy(true);
    setResult(
      (await downloadFile(form.url, form.fileName)) ? { saved: form.fileName } : { alert: formUnavailable },
    );
    setIsBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title={club ? `Join ${club.name}` : 'Join a club'}
      subtitle={club?.domain}
      icon={
        club && (
          <span className="club-sign" aria-hidden="true">
            {club.icon}
          </span>
        )
      }
      hasCloseInFooter
      footer={
        <>
          <Button variant="main" tip isBusy={isBusy} onClick={() => void download()}>
            Download Form
          </Button>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <JoinInstructions club={club} result={result} />
    </Dialog>
  );
}
