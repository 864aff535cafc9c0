import { Pencil, RotateCcw } from 'lucide-react';
import { startTransition } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

/** *Reset* in the bar above code that the learner has changed; `to` names what it goes back to. */
export function ResetButton({ to, onClick }: { to: string; onClick: () => void }) {
  return (
    <button type="button" className="tool" aria-label="Reset" title={`Reset to ${to}`} onClick={onClick}>
      <RotateCcw aria-hidden="true" strokeWidth={1.75} />
    </button>
  );
}

/** All that editing brings is drawn in a transition: in slices, between which the page answers. */
const drawEdit = (onClick: () => void) => (
  <Button
    size="small"
    icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />}
    onClick={() => startTransition(onClick)}
  >
    Edit
  </Button>
);

/** *Edit* in the bar above code that is not being edited. */
export function EditButton({ onClick }: { onClick: () => void }) {
  return drawEdit(onClick);
}

type EditSwitchProps = { isEditing: boolean; onEdit: () => void; onDone: () => void };

/** *Edit*, and *Done* while one edits: one element, so that it keeps the focus when it is pressed. */
export function EditSwitch({ isEditing, onEdit, onDone }: EditSwitchProps) {
  if (!isEditing) return drawEdit(onEdit);
  return (
    <Button size="small" onClick={onDone}>
      Done
    </Button>
  );
}
