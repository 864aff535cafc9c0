import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

/** Previous and Next with *x of y*. When a press disables its own button, the other one gets the focus. */
export function Pager({
  label,
  page,
  totalPages,
  onPageChange,
}: {
  label: string;
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressedButton = useRef<'previous' | 'next'>(undefined);
  useLayoutEffect(() => {
    const [from, to] =
      pressedButton.current === 'previous'
        ? [previous.current, next.current]
        : [next.current, previous.current];
    if (pressedButton.current && from?.disabled) to?.focus();
    pressedButton.current = undefined;
  }, [page]);
  const goTo = (which: 'previous' | 'next') => {
    pressedButton.current = which;
    onPageChange(page + (which === 'next' ? 1 : -1));
  };
  return (
    <nav className="pager" aria-label={label}>
      <Button
        ref={previous}
        disabled={page <= 1}
        icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
        onClick={() => goTo('previous')}
      >
        Previous
      </Button>
      <span className="pager-place">
        {page} of {totalPages}
      </span>
      <Button ref={next} disabled={page >= totalPages} onClick={() => goTo('next')}>
        Next
        <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
      </Button>
    </nav>
  );
}
