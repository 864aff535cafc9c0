import type { ReactNode } from 'react';

type NoteMarkProps = {
  number: number;
  name: string;
  isActive: boolean;
  onActive: (isActive: boolean) => void;
  onPress: () => void;
  children: ReactNode;
};

/**
 * A piece of code under its number; its style comes with the notes, so that examples without any do not load
 * it. Pointing at the number, focusing it or pressing it shows the sentence it belongs to.
 */
export function NoteMark({ number, name, isActive, onActive, onPress, children }: NoteMarkProps) {
  return (
    <span className={`noted ${isActive ? 'is-active' : ''}`}>
      <button
        type="button"
        className="note-mark"
        aria-label={`${number}, ${name}`}
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
