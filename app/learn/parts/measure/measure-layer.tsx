import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { frameScript } from 'virtual:measure-script';
import { describeBox, describeLayout } from '#app/learn/parts/measure/describe-layout.ts';
import { layers, type LayerId } from '#app/learn/parts/measure/layers.ts';
import { listProperties } from '#app/learn/parts/measure/list-properties.ts';
import { MeasureDrawing } from '#app/learn/parts/measure/measure-drawing.tsx';
import { MeasureList } from '#app/learn/parts/measure/measure-list.tsx';
import { measuresSchema, type Measures } from '#app/learn/playground/frame/measure/measures.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import './measure.css';

type MeasureLayerProps = {
  frame: RefObject<ResultHandle | null>;
  title: string;
  sources: readonly SourceFile[];
  onClose: () => void;
};

/** What the browser knows about a result, drawn over it and listed beside it: one switch for each layer. */
export function MeasureLayer({ frame, title, sources, onClose }: MeasureLayerProps) {
  const id = useId();
  const [measures, setMeasures] = useState<Measures>();
  const [shown, setShown] = useState<ReadonlySet<LayerId>>(new Set(['sizes', 'layout']));
  const properties = listProperties(sources);
  const [chosenProperty, setProperty] = useState<string>();
  const property =
    chosenProperty !== undefined && properties.includes(chosenProperty)
      ? chosenProperty
      : (properties[0] ?? 'display');
  const [place, setPlace] = useState<HTMLElement | null>(null);

  const ask = useEffectEvent(() => frame.current?.send({ kind: 'measure', on: true, property }));
  useEffect(() => {
    const { current } = frame;
    const stop = current?.listen((message) => {
      if (message.kind === 'measures') {
        const read = measuresSchema.safeParse(message.measures);
        if (read.success) {
          setMeasures(read.data);
          setPlace(current.findPlace());
        }
      }
      if (message.kind !== 'started') return;
      current.send({ kind: 'run', name: 'measure', script: frameScript });
      ask();
    });
    current?.send({ kind: 'ask' });
    return () => {
      stop?.();
      current?.send({ kind: 'measure', on: false });
    };
  }, [frame]);
  useEffect(() => ask(), [property]);

  function toggle(layer: LayerId): void {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  }
  function close(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.currentTarget.closest('.example')?.querySelector<HTMLElement>('.measure-tool')?.focus();
    onClose();
  }
  const [target] = measures?.boxes ?? [];
  const lists = [
    { layer: 'dom', rows: measures?.domTree },
    { layer: 'accessibility', rows: measures?.accessibilityTree },
  ] as const;
  return (
    <>
      {place && measures && createPortal(<MeasureDrawing measures={measures} shown={shown} />, place)}
      <div className="measure" role="group" aria-labelledby={id} onKeyDown={close}>
        <div className="measure-panel">
          <p id={id} className="measure-title">
            Measure
          </p>
          <div className="measure-layers">
            {layers.map(({ id: layer, name }) => (
              <label key={layer} className="measure-switch">
                <input type="checkbox" checked={shown.has(layer)} onChange={() => toggle(layer)} />
                <Node state={shown.has(layer) ? 'full' : 'open'} size={12} />
                {name}
              </label>
            ))}
          </div>
          {measures && (
            <label className="measure-element">
              <span>Element</span>
              <select
                className="input mono"
                value={measures.target}
                onChange={(event) =>
                  frame.current?.send({
                    kind: 'measure',
                    on: true,
                    target: Number(event.target.value),
                    property,
                  })
                }
              >
                {measures.elements.map((name, index) => (
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {target && shown.has('sizes') && (
          <ul className="visually-hidden" aria-label={`Sizes in ${title}`}>
            {measures?.boxes.map((box, index) => (
              <li key={index}>{describeBox(box)}</li>
            ))}
          </ul>
        )}
        {measures?.layout && shown.has('layout') && (
          <ul className="visually-hidden" aria-label={`Flex and grid in ${title}`}>
            {describeLayout(measures.layout, measures.boxes).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        <p className="measure-key">
          <span className="measure-sample is-padding">padding</span>
          <span className="measure-sample is-margin">margin</span>
          <span className="measure-sample is-free">free space</span>
          <span>All lengths in CSS pixels</span>
        </p>
        {shown.has('computed') && measures && (
          <p className="measure-computed mono">
            <span>computed</span> <span className="tk-key">{target?.name}</span>
            <select
              className="input mono"
              aria-label="Property"
              value={property}
              onChange={(event) => setProperty(event.target.value)}
            >
              {properties.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
            <output className="tk-value">{measures.computed || 'no value'}</output>
          </p>
        )}
        <div className="measure-lists">
          {lists.map(
            ({ layer, rows }) =>
              rows &&
              shown.has(layer) && (
                <MeasureList
                  key={layer}
                  title={layers.find((each) => each.id === layer)?.name ?? ''}
                  empty="The result is empty."
                >
                  {rows.map(({ depth, text }, index) => (
                    <li key={index} style={{ paddingInlineStart: `${depth * 16}px` }}>
                      {text}
                    </li>
                  ))}
                </MeasureList>
              ),
          )}
          {shown.has('tab') && measures && (
            <MeasureList title="Tab order" empty="Tab goes to nothing in this result.">
              {measures.tabOrder.map(({ name }, index) => (
                <li key={index}>
                  {index + 1}. {name}
                </li>
              ))}
            </MeasureList>
          )}
        </div>
      </div>
    </>
  );
}
