import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { frameScript } from 'virtual:measure-script';
import { measuresSchema, type Measures } from '#app/learn/playground/frame/measure/measures.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';

type MeasuredResult = {
  /** Undefined until the frame has answered. */
  measures: Measures | undefined;
  /** Where the drawing over the result belongs. */
  place: HTMLElement | null;
  /** Measures another element of the result, by its place in `measures.elements`. */
  measureElement: (target: number) => void;
};

/** Measures a result in its frame, with the computed value of one property, for as long as the part is there. */
export function useMeasures(frame: RefObject<ResultHandle | null>, property: string): MeasuredResult {
  const [measures, setMeasures] = useState<Measures>();
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

  return {
    measures,
    place,
    measureElement: (target) => frame.current?.send({ kind: 'measure', on: true, target, property }),
  };
}
