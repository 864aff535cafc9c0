import type { ComponentProps } from 'react';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';

/** One filter: its name and its choices. */
export function FilterRow(filter: ComponentProps<typeof ChoiceChips<string>>) {
  return (
    <div className="filter-row">
      <span className="text-small text-foreground-soft" aria-hidden="true">
        {filter.label}
      </span>
      <ChoiceChips {...filter} />
    </div>
  );
}
