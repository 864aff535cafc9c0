import { useEffect, useRef, useState } from 'react';
import { SiteFrame } from '#app/learn/project/site-frame.tsx';
import type { ShownVersion } from '#app/pages/project/version-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';

/** The height of the toolbar above the frame. */
const headPixels = 48;

type FullWindowFrameProps = ShownVersion & { onPage: (file: string) => void; onClose: () => void };

/** The frame over the whole window, for *Open in a new tab*. The learner's code stays in its sandbox. */
export function FullWindowFrame({ onClose, ...shown }: FullWindowFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    const measure = () => setHeight(window.innerHeight - headPixels);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="project-alone"
      aria-label={`${shown.project.title}, ${shown.page}`}
      onClose={onClose}
    >
      <div className="project-alone-head">
        <span className="mono">{shown.page}</span>
        <Button size="small" onClick={() => dialog.current?.close()}>
          Back to the project
        </Button>
      </div>
      {height > 0 && <SiteFrame {...shown} width="auto" height={height} />}
    </dialog>
  );
}
