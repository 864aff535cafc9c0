import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
  type RefObject,
} from 'react';
import { bothHeights, type ExpectedHeight } from '#contract/lessons/expected-height.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { FrameCommand, FrameMessage } from '#app/learn/playground/frame/frame-messages.ts';
import { ConsoleLines } from '#app/learn/playground/result/console-lines.tsx';
import { boundHeight, resultHeight } from '#app/learn/playground/result/result-height.ts';
import { useLiveFrame } from '#app/learn/playground/result/use-live-frame.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DeferredFrame, notLoadedMark } from '#app/learn/deferred.tsx';
import './result-frame.css';

export type ResultWidth = 'auto' | 'phone' | 'desktop';
export type PickedElement = Extract<FrameMessage, { kind: 'picked' }>;
export type ResultHandle = {
  pick: (isOn: boolean) => void;
  point: (selector: string) => void;
  send: (command: FrameCommand) => void;
  /** The element that the frame fills; a drawing over the result is rendered into it. */
  findPlace: () => HTMLElement | null;
  /** Calls back on every message of the frame; returns a function that stops. */
  listen: (listener: (message: FrameMessage) => void) => () => void;
};

const widths = { phone: 360, desktop: 1280 } as const;

/** The height of a result that has not reported it yet. The style sheet chooses between the two heights. */
function createHeightStyle(expected: ExpectedHeight): CSSProperties & Record<`--${string}`, string> {
  const [wide, phone] = bothHeights(expected);
  return {
    '--expected-height': `${boundHeight(wide)}px`,
    ...(phone === wide ? {} : { '--expected-phone-height': `${boundHeight(phone)}px` }),
  };
}

/** The element's width in CSS pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** How much the frame is scaled down to fit into the available width, and the style for it. */
function fitFrame(
  width: ResultWidth,
  availableWidth: number,
  height: number | undefined,
): { scale: number; style: CSSProperties } {
  if (width === 'auto') return { scale: 1, style: {} };
  const scale = availableWidth === 0 ? 1 : Math.min(1, availableWidth / widths[width]);
  return { scale, style: { width: widths[width], height, transform: `scale(${scale})` } };
}

type ResultFrameProps = {
  ref?: Ref<ResultHandle>;
  title: string;
  /** The prebuilt result, shown while there is no code of the learner's. */
  src: string;
  files?: readonly SourceFile[];
  /** The code that the prebuilt result was made of. */
  original: readonly SourceFile[];
  height?: number;
  /** The height that is reserved until the result reports it. */
  expectedHeight?: ExpectedHeight | undefined;
  /** Load the learner's code only when the frame comes near the viewport, as prebuilt results do. */
  isLazy?: boolean;
  width: ResultWidth;
  onPicked?: (element: PickedElement) => void;
  onRunning?: (isRunning: boolean) => void;
};

/**
 * A sample's result in a sandboxed frame, as high as its content, at the available width or scaled down from
 * the width of a phone or desktop.
 */
export function ResultFrame({
  ref,
  title,
  src,
  files,
  original,
  height,
  expectedHeight = resultHeight.first,
  isLazy = false,
  width,
  onPicked,
  onRunning = () => undefined,
}: ResultFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const availableWidth = useWidth(container);
  const [measuredHeight, setMeasuredHeight] = useState(height);
  const [isStopped, setStopped] = useState(false);
  const isPicking = useRef(false);
  const listeners = useRef(new Set<(message: FrameMessage) => void>());
  const { frame, frameKey, transport, isSent, post, consoleLines, ...script } = useLiveFrame(
    isStopped ? undefined : files,
    original,
    (message, reply) => {
      if (message.kind === 'height' && height === undefined) setMeasuredHeight(boundHeight(message.height));
      if (message.kind === 'started' && isPicking.current) reply({ kind: 'pick', on: true });
      if (message.kind === 'picked') onPicked?.(message);
      for (const listener of listeners.current) listener(message);
    },
    onRunning,
  );
  useImperativeHandle(ref, () => ({
    pick(on) {
      isPicking.current = on;
      post({ kind: 'pick', on });
    },
    point: (selector) => post({ kind: 'point', selector }),
    send: post,
    findPlace: () => container.current,
    listen(listener) {
      listeners.current.add(listener);
      return () => listeners.current.delete(listener);
    },
  }));

  const isLive = files !== undefined && !isStopped;
  const { scale, style } = fitFrame(width, availableWidth, measuredHeight);
  return (
    <div className="result">
      <div
        ref={container}
        className="result-place"
        style={
          measuredHeight === undefined
            ? createHeightStyle(expectedHeight)
            : { height: measuredHeight * scale }
        }
      >
        <DeferredFrame>
          <iframe
            key={frameKey}
            ref={frame}
            className="result-frame"
            title={`Result: ${title}`}
            src={isSent ? transport.src : src}
            style={style}
            sandbox={transport.sandbox}
            loading={isLive && !isLazy ? 'eager' : 'lazy'}
            referrerPolicy="no-referrer"
            {...notLoadedMark}
          />
        </DeferredFrame>
      </div>
      {consoleLines && <ConsoleLines lines={consoleLines} />}
      <ScriptNotes {...script} isStopped={isStopped} onStop={setStopped} />
    </div>
  );
}

type ScriptNotesProps = {
  scriptError: string | undefined;
  isEndless: boolean;
  isStopped: boolean;
  onStop: (isStopped: boolean) => void;
};

/** The state of the learner's script: its error, that it is still running, or that it was stopped. */
function ScriptNotes({ scriptError, isEndless, isStopped, onStop }: ScriptNotesProps) {
  return (
    <div aria-live="polite" className="result-notes">
      {scriptError !== undefined && <p className="mono">{scriptError}</p>}
      {isEndless && (
        <p>
          This script is still running.{' '}
          <Button size="small" onClick={() => onStop(true)}>
            Stop it
          </Button>
        </p>
      )}
      {isStopped && (
        <p>
          Stopped. This is the result of the original code. Fix your code, then{' '}
          <Button size="small" onClick={() => onStop(false)}>
            run it again
          </Button>
        </p>
      )}
    </div>
  );
}

/** Reserves the height of a result whose frame is not created yet, so that nothing shifts when it is. */
export function ResultPlaceholder({ height = resultHeight.first }: { height?: ExpectedHeight | undefined }) {
  return (
    <div className="result result-placeholder">
      <div className="result-place" style={createHeightStyle(height)} />
    </div>
  );
}
