import type { ReactNode } from 'react';

type NoteMarkProps = {
  number: number;
  name: string;
  /** The id of the note's text. */
  noteId: string;
  isActive: boolean;
  onActive: (isActive: boolean) => void;
  onPress: () => void;
  children: ReactNode;
};

/**
 * Code with the number of a note. Hovering, focusing or pressing the number highlights the note. Its style is
 * in the notes' module, so that examples without notes do not load it.
 */
export function NoteMark({ number, name, noteId, isActive, onActive, onPress, children }: NoteMarkProps) {
  return (
    <span className={`noted ${isActive ? 'is-active' : ''}`}>
      <button
        type="button"
        className="note-mark"
        aria-label={`${number}, ${name}`}
        aria-describedby={noteId}
        aria-pressed={isActive}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActive(true)}
        onFocus={() => onActive(true)}
        onClick={onPress}
      >
        <span aria-hidden="true" data-number={number} />
      </button>
      {children}
    </span>
  );
}
