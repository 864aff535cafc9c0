import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, type TouchEvent } from 'react';
import { GalleryPicture } from '#app/pages/gallery/gallery-picture.tsx';
import { findAdjacent, findSwipeDirection, type Direction } from '#app/pages/gallery/swipe.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Picture } from '#contract/content/gallery.ts';

/**
 * The position of the opened picture among all, as a row of nodes. It is decoration: the position is beside
 * it as text.
 */
function PositionIndicator({ index, count }: { index: number; count: number }) {
  const step = 44;
  const toX = (position: number) => 8 + position * step;
  return (
    <svg
      className="position-indicator"
      width={toX(count - 1) + 8}
      height="16"
      viewBox={`0 0 ${toX(count - 1) + 8} 16`}
      aria-hidden="true"
    >
      <path d={`M${toX(index)} 8H${toX(count - 1)}`} stroke="var(--graph)" strokeWidth="2" />
      <path d={`M${toX(0)} 8H${toX(index)}`} stroke="var(--accent)" strokeWidth="2" />
      {Array.from({ length: count }, (_, position) => (
        <circle
          key={position}
          cx={toX(position)}
          cy="8"
          r={position === index ? 7 : 5}
          strokeWidth="2"
          fill={position < index ? 'var(--accent)' : 'var(--raised)'}
          stroke={position <= index ? 'var(--accent)' : 'var(--border-strong)'}
        />
      ))}
      <circle cx={toX(index)} cy="8" r="3" fill="var(--accent)" />
    </svg>
  );
}

type PictureDialogProps = {
  pictures: readonly Picture[];
  /** The opened one; none while the dialog is closed. */
  picture: Picture | undefined;
  onShow: (id: string) => void;
  onClose: () => void;
};

const directionsByKey: Partial<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One large picture. Buttons, arrow keys and swipes go to the other pictures. */
export function PictureDialog({ pictures, picture, onShow, onClose }: PictureDialogProps) {
  const index = picture ? pictures.indexOf(picture) : 0;
  const positionText = `${index + 1} of ${pictures.length}`;
  const show = (direction: Direction) => {
    const next = picture && findAdjacent(pictures, picture.id, direction);
    if (next) onShow(next.id);
  };
  const isOpen = picture !== undefined;
  useArrowKeys(isOpen, show);
  const swipeHandlers = useSwipe(show);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width={1000}
      title={picture?.title}
      subtitle={
        picture && (
          <>
            {picture.place} <span className="mono ml-2">{picture.when}</span>
          </>
        )
      }
      footer={
        <div className="gallery-foot">
          <Button
            icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => show(-1)}
          >
            Previous
          </Button>
          <p className="gallery-place">
            <PositionIndicator index={index} count={pictures.length} />
            <span className="mono">{positionText}</span>
          </p>
          <Button onClick={() => show(1)}>
            Next
            <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </Button>
          <p className="visually-hidden" aria-live="polite">
            {picture && `${picture.title}, ${positionText}`}
          </p>
        </div>
      }
    >
      {picture && (
        <div className="gallery-large" {...swipeHandlers}>
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

function useArrowKeys(isOpen: boolean, onDirection: (direction: Direction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionsByKey[event.key];
    // With a modifier key the arrows are browser shortcuts: Alt and Left goes back.
    if (direction && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      onDirection(direction);
  });
  // In a layout effect, as the dialog opens in one: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);
}

/** The handlers of an element that is swiped with one finger. */
function useSwipe(onDirection: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const direction =
        touch && start.current && findSwipeDirection(start.current, { x: touch.clientX, y: touch.clientY });
      start.current = undefined;
      if (direction) onDirection(direction);
    },
  };
}
