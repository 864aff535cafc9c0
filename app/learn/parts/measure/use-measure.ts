import { useState } from 'react';
import type { MeasureLayer } from '#app/learn/parts/measure/measure-layer.tsx';

export type Measure = {
  isOn: boolean;
  /** Undefined until it has loaded. */
  Layer: typeof MeasureLayer | undefined;
  hasFailed: boolean;
  toggle: () => void;
};

/** Whether a result is being measured. The layer's module is loaded on first use. */
export function useMeasure(): Measure {
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Layer, setLayer] = useState<typeof MeasureLayer>();
  function toggle(): void {
    setFailed(false);
    setOn(!isOn);
    if (isOn || Layer) return;
    import('#app/learn/parts/measure/measure-layer.tsx').then(
      ({ MeasureLayer: Loaded }) => setLayer(() => Loaded),
      (error: unknown) => {
        console.info('Measure could not load:', error);
        setFailed(true);
        setOn(false);
      },
    );
  }
  return { isOn, Layer, hasFailed, toggle };
}
