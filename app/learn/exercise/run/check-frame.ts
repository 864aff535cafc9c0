import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { WidthOutcome } from '#app/learn/exercise/run/check-result.ts';
import { resultDocument } from '#app/learn/playground/document/result-document.ts';
import {
  chooseTransport,
  shellTransport,
  directTransport,
  watchForNoResponse,
  type FrameTransport,
} from '#app/learn/playground/result/frame-transport.ts';
import { postToResult } from '#app/learn/playground/result/result-window.ts';
import { inlineLessonFiles } from '#app/learn/playground/document/inline-lesson-files.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

const heightPixels = 800;

type FrameResponse = { kind?: unknown; message?: unknown; outcomes?: unknown };

/** A frame in which documents are checked one after the other. */
export type CheckFrame = {
  frame: HTMLIFrameElement;
  /** Whether it already shows a document that takes the next one. */
  isReady: boolean;
  navigate: (transport: FrameTransport) => void;
  /** Called when all checks have run; `close`, when they have not. */
  release: () => void;
  close: () => void;
};
/** Opens the frame for batches of checks on the files. */
export type OpenFrame = (
  width: number,
  files: readonly SourceFile[],
  batches: readonly (readonly Check[])[],
) => CheckFrame;

/**
 * A new frame that is laid out but invisible. It is inside the window, because browsers throttle frames
 * outside it.
 */
export function openNewFrame(width: number): CheckFrame {
  const wrapper = document.createElement('div');
  wrapper.style.cssText =
    'position: fixed; inset: 0; overflow: hidden; opacity: 0; pointer-events: none; z-index: -1; color-scheme: light';
  wrapper.ariaHidden = 'true';
  const frame = Object.assign(document.createElement('iframe'), {
    title: 'Checks',
    tabIndex: -1,
    referrerPolicy: 'no-referrer',
  });
  frame.style.cssText = `display: block; border: 0; width: ${width}px; height: ${heightPixels}px`;
  wrapper.append(frame);
  const navigate = ({ src, sandbox }: FrameTransport) => {
    frame.setAttribute('sandbox', sandbox);
    frame.src = src;
  };
  const close = () => wrapper.remove();
  return { frame, isReady: false, navigate, release: close, close };
}

function isOutcome(value: unknown): value is Omit<WidthOutcome, 'width'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'passed' in value &&
    typeof value.passed === 'boolean' &&
    'expected' in value &&
    typeof value.expected === 'string' &&
    'got' in value &&
    typeof value.got === 'string'
  );
}

/** The outcomes in a message of the frame; undefined when it is another message. */
function readOutcomes(data: FrameResponse | null, width: number): WidthOutcome[] | undefined {
  if (data?.kind !== 'checked' || !Array.isArray(data.outcomes) || !data.outcomes.every(isOutcome))
    return undefined;
  return data.outcomes.map(({ id, passed, expected, got }) => ({ id, width, passed, expected, got }));
}

function describeTimeout({ id, says }: Check, width: number, timeoutMs: number): WidthOutcome {
  return {
    id,
    width,
    passed: false,
    expected: says,
    got: `the page did not finish loading within ${timeoutMs / 1000} seconds`,
  };
}

/**
 * Runs batches of checks, each in a fresh document made of the files, one after the other in a frame `width`
 * CSS pixels wide. All of them ask for the same media. A page that does not finish loading in `longestMs`
 * fails its batch and those after it. Throws when the checks themselves break or the frame's document can't
 * load.
 */
export function runChecksInFrame(
  files: readonly SourceFile[],
  batches: readonly (readonly Check[])[],
  width: number,
  { runtime, timeoutMs, openFrame }: { runtime: string; timeoutMs: number; openFrame: OpenFrame },
): Promise<WidthOutcome[]> {
  const media = batches[0]?.[0]?.when?.media;
  const firstScript = `window.checkedMedia = ${JSON.stringify(media)};${runtime}`;
  const html = resultDocument(files, { theme: media === 'dark' ? 'night' : 'paper', firstScript });
  const { frame, navigate, release, close, ...opened } = openFrame(width, files, batches);
  let transport = chooseTransport();
  let { isReady } = opened;
  const outcomes: WidthOutcome[] = [];
  let completedCount = 0;
  let timeout = 0;
  return new Promise<WidthOutcome[]>((resolve, reject) => {
    const restartTimeout = () => {
      window.clearTimeout(timeout);
      timeout = window.setTimeout(() => {
        cleanUp(close);
        if (!isReady) reject(new Error(`${transport.src} did not load`));
        const remainingChecks = batches.slice(completedCount).flat();
        resolve([...outcomes, ...remainingChecks.map((check) => describeTimeout(check, width, timeoutMs))]);
      }, timeoutMs);
    };
    const onMessage = ({ source, data }: MessageEvent<FrameResponse | null>) => {
      if (source === null || source !== frame.contentWindow) return;
      if (data?.kind === 'ready' && !isReady) {
        isReady = true;
        showDocument().catch(reject);
      }
      if (data?.kind === 'checkable')
        frame.contentWindow.postMessage({ kind: 'check', checks: batches[completedCount] }, '*');
      if (data?.kind === 'check-broke') {
        cleanUp(close);
        reject(new Error(`A check failed to run: ${String(data.message)}`));
      }
      const checked = readOutcomes(data, width);
      if (checked === undefined) return;
      outcomes.push(...checked);
      completedCount += 1;
      if (completedCount < batches.length) {
        restartTimeout();
        showDocument().catch(reject);
        return;
      }
      cleanUp(release);
      resolve(outcomes);
    };
    const showDocument = async () => {
      // Firefox lays out nothing in a frame, so that a script can't scroll there, until the page around it is laid out.
      frame.getBoundingClientRect();
      const shownHtml = transport === shellTransport ? await inlineLessonFiles(html) : html;
      postToResult(frame, shownHtml);
    };
    const cleanUp = (end: () => void) => {
      stopWatching();
      window.clearTimeout(timeout);
      window.removeEventListener('message', onMessage);
      end();
    };
    window.addEventListener('message', onMessage);
    restartTimeout();
    if (isReady) showDocument().catch(reject);
    else {
      navigate(transport);
      document.body.append(frame.parentElement ?? frame);
    }
    const stopWatching =
      transport === directTransport
        ? watchForNoResponse(frame, () => {
            transport = shellTransport;
            navigate(transport);
          })
        : () => undefined;
  });
}
