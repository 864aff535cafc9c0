import { useRef, useState, type KeyboardEvent, type Ref } from 'react';

type RadioTiles = {
  /** The index of the tile that is in the tab order. */
  focusableIndex: number;
  setFocusableIndex: (index: number) => void;
  /** Makes a tile the tab stop and focuses it. */
  focusTile: (index: number) => void;
  getRef: (index: number) => Ref<HTMLButtonElement>;
  /** Arrow keys, Home and End move the focus as in a radio group, but do not select. */
  handleKeyDown: (event: KeyboardEvent) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A roving tabindex for a group of tiles. */
export function useRadioTiles(count: number): RadioTiles {
  const [focusableIndex, setFocusableIndex] = useState(0);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);

  function focusTile(index: number): void {
    const next = (index + count) % count;
    setFocusableIndex(next);
    tiles.current[next]?.focus();
  }
  function findTarget(key: string): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const step = steps[key];
    return step === undefined ? undefined : focusableIndex + step;
  }
  return {
    focusableIndex,
    setFocusableIndex,
    focusTile,
    getRef: (index) => (button) => {
      tiles.current[index] = button;
    },
    handleKeyDown(event) {
      const target = findTarget(event.key);
      if (target === undefined) return;
      event.preventDefault();
      focusTile(target);
    },
  };
}
