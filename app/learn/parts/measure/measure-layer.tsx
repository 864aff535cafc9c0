import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { layers, type LayerId } from '#app/learn/parts/measure/layers.ts';
import { listProperties } from '#app/learn/parts/measure/list-properties.ts';
import { MeasureDrawing } from '#app/learn/parts/measure/measure-drawing.tsx';
import { MeasureLists } from '#app/learn/parts/measure/measure-lists.tsx';
import { useMeasures } from '#app/learn/parts/measure/use-measures.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';
import { Node } from '#app/ui/graph/node.tsx';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';
import { formatBox, formatLayout } from '#app/learn/parts/measure/format-layout.ts';
import './measure.css';

type MeasureAsTextProps = { title: string; measures: Measures; shown: ReadonlySet<LayerId> };

/** What is drawn over the result, in words for screen readers. */
function MeasureAsText({ title, measures: { boxes, layout }, shown }: MeasureAsTextProps) {
  return (
    <>
      {boxes.length > 0 && shown.has('sizes') && (
        <ul className="visually-hidden" aria-label={`Sizes in ${title}`}>
          {boxes.map((box, index) => (
            <li key={index}>{formatBox(box)}</li>
          ))}
        </ul>
      )}
      {layout && shown.has('layout') && (
        <ul className="visually-hidden" aria-label={`Flex and grid in ${title}`}>
          {formatLayout(layout, boxes).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type ComputedValueProps = {
  measures: Measures;
  properties: readonly string[];
  property: string;
  onProperty: (property: string) => void;
};

/** The computed value of one property on the measured element. */
function ComputedValue({ measures, properties, property, onProperty }: ComputedValueProps) {
  return (
    <p className="measure-computed mono">
      <span>computed</span> <span className="tk-key">{measures.boxes[0]?.name}</span>
      <select
        className="input mono"
        aria-label="Property"
        value={property}
        onChange={(event) => onProperty(event.target.value)}
      >
        {properties.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <output className="tk-value">{measures.computed || 'no value'}</output>
    </p>
  );
}

type MeasureLayerProps = {
  frame: RefObject<ResultHandle | null>;
  title: string;
  sources: readonly SourceFile[];
  onClose: () => void;
};

/** What the browser knows about a result, drawn over it and listed beside it: one switch for each layer. */
export function MeasureLayer({ frame, title, sources, onClose }: MeasureLayerProps) {
  const id = useId();
  const [shown, setShown] = useState<ReadonlySet<LayerId>>(new Set(['sizes', 'layout']));
  const properties = listProperties(sources);
  const [chosenProperty, setProperty] = useState<string>();
  const property =
    chosenProperty !== undefined && properties.includes(chosenProperty)
      ? chosenProperty
      : (properties[0] ?? 'display');
  const { measures, overlayContainer, measureElement } = useMeasures(frame, property);

  function toggle(layer: LayerId): void {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  }
  function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.currentTarget.closest('.example')?.querySelector<HTMLElement>('.measure-tool')?.focus();
    onClose();
  }
  return (
    <>
      {overlayContainer &&
        measures &&
        createPortal(<MeasureDrawing measures={measures} shownLayers={shown} />, overlayContainer)}
      <div className="measure" role="group" aria-labelledby={id} onKeyDown={closeOnEscape}>
        <div className="measure-panel">
          <p id={id} className="measure-title">
            Measure
          </p>
          <LayerSwitches shown={shown} onToggle={toggle} />
          {measures && (
            <ElementChoice names={measures.elements} chosen={measures.target} onChoose={measureElement} />
          )}
        </div>
        {measures && <MeasureAsText title={title} measures={measures} shown={shown} />}
        <p className="measure-key">
          <span className="measure-sample is-padding">padding</span>
          <span className="measure-sample is-margin">margin</span>
          <span className="measure-sample is-free">free space</span>
          <span>All lengths in CSS pixels</span>
        </p>
        {shown.has('computed') && measures && (
          <ComputedValue
            measures={measures}
            properties={properties}
            property={property}
            onProperty={setProperty}
          />
        )}
        <div className="measure-lists">{measures && <MeasureLists measures={measures} shown={shown} />}</div>
      </div>
    </>
  );
}

type LayerSwitchesProps = { shown: ReadonlySet<LayerId>; onToggle: (layer: LayerId) => void };

function LayerSwitches({ shown, onToggle }: LayerSwitchesProps) {
  return (
    <div className="measure-layers">
      {layers.map(({ id, name }) => (
        <label key={id} className="measure-switch">
          <input type="checkbox" checked={shown.has(id)} onChange={() => onToggle(id)} />
          <Node state={shown.has(id) ? 'full' : 'open'} size={12} />
          {name}
        </label>
      ))}
    </div>
  );
}

type ElementChoiceProps = {
  names: readonly string[];
  chosen: number;
  onChoose: (element: number) => void;
};

/**
 * It is inert for a moment: Chromium reports the chosen option of a new list as just selected, and Orca would
 * go there from the pressed *Measure*.
 */
function ElementChoice({ names, chosen, onChoose }: ElementChoiceProps) {
  const [isNew, setNew] = useState(true);
  useTimeout(isNew, 100, () => setNew(false));
  return (
    <label className="measure-element" inert={isNew}>
      <span>Element</span>
      <select
        className="input mono"
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
