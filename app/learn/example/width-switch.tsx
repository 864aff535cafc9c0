import { Monitor, Smartphone } from 'lucide-react';
import type { ResultWidth } from '#app/learn/playground/result/result-frame.tsx';

const choices = [
  { width: 'phone', label: 'As on a phone, 360 px wide', Icon: Smartphone },
  { width: 'desk', label: 'As on a desktop, 1280 px wide', Icon: Monitor },
] as const;

/** Shows the result as wide as a phone or a desk; pressed again, as wide as its place. */
export function WidthSwitch({
  width,
  onChange,
}: {
  width: ResultWidth;
  onChange: (width: ResultWidth) => void;
}) {
  return choices.map(({ width: choice, label, Icon }) => (
    <button
      key={choice}
      type="button"
      className="tool width-tool"
      aria-pressed={width === choice}
      aria-label={label}
      title={label}
      onClick={() => onChange(width === choice ? 'own' : choice)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
    </button>
  ));
}
