/** A browser with one window, the size of a phone's. What the steps of the main paths ask of it. */
export type Engine = {
  /** Opens an address with a full load. Resolves at once or when it is loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and lets go at a place in the window, in CSS pixels, as a mouse does. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

export const windowSize = { width: 390, height: 844 };

/** A press as the WebDriver protocols describe it. */
export function pointerActions(x: number, y: number): unknown[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** Typing as the WebDriver protocols describe it. */
export function keyActions(text: string): unknown[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
