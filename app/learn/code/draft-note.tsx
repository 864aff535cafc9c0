import { useState } from 'react';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import { formatMoment } from '#app/ui/format-moment.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { draftMaxBytes, type DraftVersion } from '#contract/progress/drafts.ts';
import './draft-note.css';

type DraftNoteProps = {
  sample: SampleCode;
  /** Said of code that is not the learner's. */
  otherwise?: string;
  /** Shows one of the learner's other versions. */
  onShow: (version: DraftVersion) => void;
  /** Left out where another button starts over. */
  onStartOver?: () => void;
};

const unsavedWords = {
  'too long': `Your code has more than ${draftMaxBytes / 1024} KB, so it is kept in this tab only.`,
  'storage full': 'This browser’s storage is full or turned off, so your code is kept in this tab only.',
};

function formatCode({ unsavedReason, shownVersion }: SampleCode, now: number): string | undefined {
  if (shownVersion === undefined) return undefined;
  if (unsavedReason !== undefined) return unsavedWords[unsavedReason];
  const moment = formatMoment(new Date(shownVersion.savedAt).toISOString(), now);
  return shownVersion.passed ? `Your code, passed ${moment}` : `Your code, saved ${moment}`;
}

/** Below the code: whose it is, and the learner's other versions of it. */
export function DraftNote({ sample, otherwise = '', onShow, onStartOver }: DraftNoteProps) {
  const [now] = useState(() => Date.now());
  return (
    <div className="draft-note">
      <p>{formatCode(sample, now) ?? otherwise}</p>
      {sample.otherVersions.map((version) => (
        <Button
          key={`${version.savedAt} ${version.origin}`}
          variant="plain"
          size="small"
          onClick={() => onShow(version)}
        >
          {version.passed
            ? 'Show the code that passed'
            : `Show yours of ${formatMoment(new Date(version.savedAt).toISOString(), now)}`}
        </Button>
      ))}
      {onStartOver && sample.isChanged && (
        <Button variant="plain" size="small" onClick={onStartOver}>
          Start over
        </Button>
      )}
    </div>
  );
}
