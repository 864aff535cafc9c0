import { Pencil, RotateCcw } from 'lucide-react';
import { startTransition } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

/**
 * *Reset*, in the toolbar above code that the learner has changed. `target` names the version that it
 * restores.
 */
export function ResetButton({ target, onClick }: { target: string; onClick: () => void }) {
  return (
    <button type="button" className="tool" aria-label="Reset" title={`Reset to ${target}`} onClick={onClick}>
      <RotateCcw aria-hidden="true" strokeWidth={1.75} />
    </button>
  );
}

/** The editor is rendered in a transition, so that React can interrupt it for user input. */
const renderEditButton = (onClick: () => void, variant: 'outline' | 'plain') => (
  <Button
    variant={variant}
    size="small"
    icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />}
    onClick={() => startTransition(onClick)}
  >
    Edit
  </Button>
);

/** *Edit*, in the toolbar above code that is not being edited. */
export function EditButton({ onClick }: { onClick: () => void }) {
  return renderEditButton(onClick, 'outline');
}

type EditSwitchProps = { isEditing: boolean; onEdit: () => void; onDone: () => void };

/**
 * *Edit*, or *Done* while the code is being edited. It is one element, so it keeps the focus when it is
 * pressed.
 */
export function EditSwitch({ isEditing, onEdit, onDone }: EditSwitchProps) {
  if (!isEditing) return renderEditButton(onEdit, 'plain');
  return (
    <Button size="small" onClick={onDone}>
      Done
    </Button>
  );
}
