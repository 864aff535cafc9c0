import type { KeyboardEvent } from 'react';
import './node-slider.css';

/** A point on the slider's line, from 0 to 1, with its label. */
export type SliderStop = { at: number; label: string };

type NodeSliderProps = {
  label: string;
  /** The value in words, for `aria-valuetext`. */
  valueText: string;
  min: number;
  max: number;
  step: number | 'any';
  value: number;
  stops: readonly SliderStop[];
  onChange: (value: number) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  disabled?: boolean;
};

/**
 * A slider drawn as a line of nodes, filled up to the value. A native range input handles keyboard, touch and
 * drag.
 */
export function NodeSlider({
  label,
  valueText,
  min,
  max,
  step,
  value,
  stops,
  onChange,
  onKeyDown,
  disabled = false,
}: NodeSliderProps) {
  const fraction = max > min ? (value - min) / (max - min) : 0;
  const toPosition = (at: number) => ({ left: `${at * 100}%` });
  return (
    <div className="node-slider">
      <div className="node-slider-line" aria-hidden="true">
        <span className="node-slider-done" style={{ transform: `scaleX(${fraction})` }} />
        {stops.map(({ at, label: text }) => (
          <span
            key={`${at} ${text}`}
            className={`node-slider-stop ${at <= fraction ? 'is-passed' : ''}`}
            style={toPosition(at)}
          >
            <span className="node-slider-label mono">{text}</span>
          </span>
        ))}
        <span className="node-slider-thumb" style={toPosition(fraction)} />
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
