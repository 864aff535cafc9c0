import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { frameScript } from 'virtual:measure-script';
import { measuresSchema, type Measures } from '#app/learn/playground/frame/measure/measures.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';

type MeasuredResult = {
  /** Undefined until the frame has sent them. */
  measures: Measures | undefined;
  /** The element that the drawing over the result is rendered into. */
  overlayContainer: HTMLElement | null;
  /** Measures another element of the result, by its index in `measures.elements`. */
  measureElement: (target: number) => void;
};

/**
 * Measures a result in its frame, with the computed value of one property, while the component is mounted.
 */
export function useMeasures(frame: RefObject<ResultHandle | null>, property: string): MeasuredResult {
  const [measures, setMeasures] = useState<Measures>();
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null);

  const requestMeasures = useEffectEvent(() => frame.current?.send({ kind: 'measure', on: true, property }));
  useEffect(() => {
    const { current } = frame;
    const stop = current?.listen((message) => {
      if (message.kind === 'measures') {
        const result = measuresSchema.safeParse(message.measures);
        if (result.success) {
          setMeasures(result.data);
          setOverlayContainer(current.findPlace());
        }
      }
      if (message.kind !== 'started') return;
      current.send({ kind: 'run', name: 'measure', script: frameScript });
      requestMeasures();
    });
    current?.send({ kind: 'ask' });
    return () => {
      stop?.();
      current?.send({ kind: 'measure', on: false });
    };
  }, [frame]);
  useEffect(() => requestMeasures(), [property]);

  return {
    measures,
    overlayContainer,
    measureElement: (target) => frame.current?.send({ kind: 'measure', on: true, target, property }),
  };
}
