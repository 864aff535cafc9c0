import type { KeyboardEvent } from 'react';
import './node-slider.css';

/** A point on the slider's line, from 0 to 1, with its label. */
export type SliderStop = { at: number; label: string };

type NodeSliderProps = {
  label: string;
  /** The value in words, as a screen reader says it. */
  said: string;
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
 * A slider drawn as a line of nodes: what is before the value is full. A native range input takes keys,
 * touch and drags.
 */
export function NodeSlider({
  label,
  said,
  min,
  max,
  step,
  value,
  stops,
  onChange,
  onKeyDown,
  disabled = false,
}: NodeSliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  const place = (at: number) => ({ left: `${at * 100}%` });
  return (
    <div className="node-slider">
      <div className="node-slider-line" aria-hidden="true">
        <span className="node-slider-done" style={{ transform: `scaleX(${share})` }} />
        {stops.map(({ at, label: text }) => (
          <span
            key={`${at} ${text}`}
            className={`node-slider-stop ${at <= share ? 'is-passed' : ''}`}
            style={place(at)}
          >
            <span className="node-slider-label mono">{text}</span>
          </span>
        ))}
        <span className="node-slider-thumb" style={place(share)} />
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said}
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
