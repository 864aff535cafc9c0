import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { GalleryPicture } from '#app/pages/gallery/gallery-picture.tsx';
import { PlaceLine } from '#app/pages/gallery/place-line.tsx';
import { findNeighbour, findSwipe, type Turn } from '#app/pages/gallery/turn.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Picture } from '#contract/content/gallery.ts';

type PictureDialogProps = {
  pictures: readonly Picture[];
  /** The opened one; none while the dialog is closed. */
  picture: Picture | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
};

const turnsByKey: Partial<Record<string, Turn>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture large, with the way to the others by button, arrow key and swipe. */
export function PictureDialog({ pictures, picture, onShow, onClose }: PictureDialogProps) {
  const touchedAt = useRef<{ x: number; y: number }>(undefined);
  const index = picture ? pictures.indexOf(picture) : 0;
  const place = `${index + 1} of ${pictures.length}`;
  const turn = (by: Turn) => {
    const next = picture && findNeighbour(pictures, picture.id, by);
    if (next) onShow(next.id);
  };
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = turnsByKey[event.key];
    // With a modifier the arrows belong to the browser: Alt and left goes back.
    if (by && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) turn(by);
  });
  const isOpen = picture !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => turnByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen]);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width={1000}
      title={picture?.title}
      below={
        picture && (
          <>
            {picture.place} <span className="mono ml-2">{picture.when}</span>
          </>
        )
      }
      foot={
        <div className="gallery-foot">
          <Button
            icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => turn(-1)}
          >
            Previous
          </Button>
          <p className="gallery-place">
            <PlaceLine index={index} count={pictures.length} />
            <span className="mono">{place}</span>
          </p>
          <Button onClick={() => turn(1)}>
            Next
            <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </Button>
          <p className="visually-hidden" aria-live="polite">
            {picture && `${picture.title}, ${place}`}
          </p>
        </div>
      }
    >
      {picture && (
        <div
          className="gallery-large"
          onTouchStart={(event) => {
            const touch = event.touches[0];
            touchedAt.current =
              touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
          }}
          onTouchEnd={(event) => {
            const touch = event.changedTouches[0];
            const by =
              touch &&
              touchedAt.current &&
              findSwipe(touchedAt.current, { x: touch.clientX, y: touch.clientY });
            touchedAt.current = undefined;
            if (by) turn(by);
          }}
        >
          {/* A new element for each picture: otherwise the last one would show under the new title until the new one has loaded. */}
          <GalleryPicture
            key={picture.id}
            picture={picture}
            sizes="(min-width: 1048px) 1000px, (min-width: 900px) calc(100vw - 48px), 100vw"
            loading="eager"
          />
          <p className="gallery-words" aria-hidden="true">
            {picture.description}
          </p>
        </div>
      )}
    </Dialog>
  );
}
