import { useId, useRef, type CSSProperties } from 'react';
import { holdInPlace } from '#app/learn/parts/hold-in-place.ts';
import { NodeSlider } from '#app/learn/parts/node-slider/node-slider.tsx';
import { useSample } from '#app/learn/parts/sample-context.ts';
import { findDeclaration, replaceValue } from '#app/learn/parts/values/find-declaration.ts';
import { chooseEndRadio } from '#app/ui/choose-end-radio.ts';
import type { CompiledValues } from '#contract/lessons/lesson-part-data.ts';
import './values.css';

/** Properties of a container whose values a row of three small boxes can show. */
const propertyStyles: Record<string, (value: string) => CSSProperties> = {
  'justify-content': (value) => ({ justifyContent: value }),
  'align-items': (value) => ({ alignItems: value }),
  'flex-direction': (value) => ({ flexDirection: value as CSSProperties['flexDirection'] }),
};

function ValueGraph({ property, value }: { property: string; value: string }) {
  const style = propertyStyles[property]?.(value);
  if (!style) return null;
  return (
    <span className={`value-graph is-${property}`} style={style} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

type Control = CompiledValues & { current: string | undefined; onChoose: (value: string) => void };

function Choices({ of, property, values, current, onChoose }: Control) {
  const name = useId();
  return (
    <div>
      <div className="value-choices-head mono" aria-hidden="true">
        {of} {property}
      </div>
      <div className="value-choices" role="radiogroup" aria-label={`${property} of ${of}`}>
        {values.map((value) => (
          <label key={value} className="value-choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              disabled={current === undefined}
              onChange={() => onChoose(value)}
              onKeyDown={chooseEndRadio}
            />
            <ValueGraph property={property} value={value} />
            <span className="mono">{value}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Up to this many steps are all labelled; with more, only the first and the last are. */
const maxLabels = 6;

function Slider({ of, property, values, current, onChoose }: Control) {
  const last = values.length - 1;
  const index = Math.max(0, values.indexOf(current ?? ''));
  return (
    <div className="value-slider">
      <div className="value-slider-head mono" aria-hidden="true">
        <span>
          {of} {property}
        </span>
        <strong>{current}</strong>
      </div>
      <NodeSlider
        label={`${property} of ${of}`}
        valueText={values[index] ?? ''}
        min={0}
        max={last}
        step={1}
        value={index}
        stops={values.map((value, step) => ({
          at: step / last,
          label: values.length <= maxLabels || step === 0 || step === last ? value : '',
        }))}
        disabled={current === undefined}
        onChange={(step) => onChoose(values[step] ?? '')}
      />
    </div>
  );
}

/**
 * Controls for values in an example's CSS; code and result change together. A control is disabled when the
 * learner has removed its declaration.
 */
export function Values({ controls }: { controls: readonly CompiledValues[] }) {
  const { sample, showFile } = useSample();
  const css = sample.sources.find(({ language }) => language === 'css')?.code ?? '';
  const root = useRef<HTMLDivElement>(null);
  const renderedControls = controls.map((control) => {
    const current = findDeclaration(css, control.of, control.property)?.value;
    const props: Control = {
      ...control,
      current,
      onChoose: (value) => {
        const changed = replaceValue(css, control.of, control.property, value);
        if (changed === undefined) return;
        if (root.current) holdInPlace(root.current);
        sample.showCode({ css: changed });
        showFile('css');
      },
    };
    const ControlComponent = control.look === 'slider' ? Slider : Choices;
    return <ControlComponent key={`${control.of} ${control.property}`} {...props} />;
  });
  return (
    <div ref={root} className="values">
      {renderedControls}
    </div>
  );
}
