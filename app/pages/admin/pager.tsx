import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

/** Previous and Next with *x of y*. Where a press disables its own button, the focus goes to the other. */
export function Pager({
  label,
  page,
  totalPages,
  onTurn,
}: {
  label: string;
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'previous' | 'next'>(undefined);
  useLayoutEffect(() => {
    const [from, to] =
      pressed.current === 'previous' ? [previous.current, next.current] : [next.current, previous.current];
    if (pressed.current && from?.disabled) to?.focus();
    pressed.current = undefined;
  }, [page]);
  const turn = (which: 'previous' | 'next') => {
    pressed.current = which;
    onTurn(page + (which === 'next' ? 1 : -1));
  };
  return (
    <nav className="pager" aria-label={label}>
      <Button
        ref={previous}
        disabled={page <= 1}
        icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
        onClick={() => turn('previous')}
      >
        Previous
      </Button>
      <span className="pager-place">
        {page} of {totalPages}
      </span>
      <Button ref={next} disabled={page >= totalPages} onClick={() => turn('next')}>
        Next
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </Button>
    </nav>
  );
}
