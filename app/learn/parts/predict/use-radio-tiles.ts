import { useRef, useState, type KeyboardEvent, type Ref } from 'react';

type RadioTiles = {
  /** The tile that Tab goes to. */
  current: number;
  setCurrent: (index: number) => void;
  /** Also gives it the focus. */
  moveTo: (index: number) => void;
  refOf: (index: number) => Ref<HTMLButtonElement>;
  /** Arrow keys, Home and End, as in a group of radio buttons, but moving chooses nothing. */
  pressKey: (event: KeyboardEvent) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keyboard in a group of tiles, one of which is a tab stop. */
export function useRadioTiles(count: number): RadioTiles {
  const [current, setCurrent] = useState(0);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);

  function moveTo(index: number): void {
    const next = (index + count) % count;
    setCurrent(next);
    tiles.current[next]?.focus();
  }
  function findTarget(key: string): number | undefined {
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const step = steps[key];
    return step === undefined ? undefined : current + step;
  }
  return {
    current,
    setCurrent,
    moveTo,
    refOf: (index) => (button) => {
      tiles.current[index] = button;
    },
    pressKey(event) {
      const target = findTarget(event.key);
      if (target === undefined) return;
      event.preventDefault();
      moveTo(target);
    },
  };
}
