import { Monitor, Smartphone } from 'lucide-react';
import type { ResultWidth } from '#app/learn/playground/result/result-frame.tsx';

/** The widths that a result can be shown at. */
export const widths = [
  { width: 'phone', says: 'Phone width', label: 'As on a phone, 360 px wide', Icon: Smartphone },
  { width: 'desktop', says: 'Desktop width', label: 'As on a desktop, 1280 px wide', Icon: Monitor },
] as const;

/** Shows the result at the width of a phone or desktop; a second press goes back to the available width. */
export function WidthSwitch({
  width,
  onChange,
}: {
  width: ResultWidth;
  onChange: (width: ResultWidth) => void;
}) {
  return widths.map(({ width: choice, label, Icon }) => (
    <button
      key={choice}
      type="button"
      className="tool width-tool"
      aria-pressed={width === choice}
      aria-label={label}
      title={label}
      onClick={() => onChange(width === choice ? 'auto' : choice)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
    </button>
  ));
}
