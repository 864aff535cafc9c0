import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { WidthOutcome } from '#app/learn/exercise/run/check-result.ts';
import type { DocumentOptions } from '#app/learn/playground/document/assemble-document.ts';
import { resultDocument } from '#app/learn/playground/document/result-document.ts';
import {
  chooseTransport,
  shellTransport,
  directTransport,
  oncePerTransport,
  watchForNoResponse,
  type FrameTransport,
} from '#app/learn/playground/result/frame-transport.ts';
import { postToResult } from '#app/learn/playground/result/result-window.ts';
import { parseFrameMessage, type FrameMessage } from '#app/learn/playground/frame/frame-messages.ts';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

const heightPixels = 800;

type FrameResponse = { kind?: unknown; message?: unknown; outcomes?: unknown };
type EndlessLoop = Extract<FrameMessage, { kind: 'endless' }>;

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

/** Files as a transport sends them, with guarded scripts if they have any. */
export type PreparedCode = { files: readonly SourceFile[] } & Pick<
  DocumentOptions,
  'firstScript' | 'makePolicy'
>;

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

function readEndlessLoop(data: unknown): EndlessLoop | undefined {
  const message = parseFrameMessage(data);
  return message?.kind === 'endless' ? message : undefined;
}

/** The outcomes in a message of the frame; undefined when it is another message. */
function readOutcomes(data: FrameResponse | null, width: number): WidthOutcome[] | undefined {
  if (data?.kind !== 'checked' || !Array.isArray(data.outcomes) || !data.outcomes.every(isOutcome))
    return undefined;
  return data.outcomes.map(({ id, passed, expected, got }) => ({ id, width, passed, expected, got }));
}

function toFailure({ id, says }: Check, width: number, got: string): WidthOutcome {
  return { id, width, passed: false, expected: says, got };
}

/** How the checks of a page fail that does not load or answer in time. */
export function failLate(checks: readonly Check[], width: number, timeoutMs: number): WidthOutcome[] {
  const got = `the page did not finish loading within ${timeoutMs / 1000} seconds`;
  return checks.map((check) => ({ ...toFailure(check, width, got), isLate: true }));
}

/** Whatever the page of an endless loop shows, it is not right. */
function failAll(checks: readonly Check[], width: number, { file, line }: EndlessLoop): WidthOutcome[] {
  const place = formatFileLine({ language: file, line });
  const got = `the loop in ${place} did not end within a second and was stopped`;
  return checks.map((check) => toFailure(check, width, got));
}

function makeDocument(
  { files, firstScript = '', ...options }: PreparedCode,
  media: string | undefined,
  runtime: string,
): string {
  return resultDocument(files, {
    ...options,
    theme: media === 'dark' ? 'night' : 'paper',
    firstScript: `${firstScript}\nwindow.checkedMedia = ${JSON.stringify(media)};${runtime}`,
  });
}

type CheckRunOptions = {
  prepare: (transport: FrameTransport) => Promise<PreparedCode>;
  /** The script that runs the checks. */
  runtime: string;
  timeoutMs: number;
  openFrame: OpenFrame;
};

/**
 * Runs batches of checks, each in a fresh document made of the files, one after the other in a frame `width`
 * CSS pixels wide. All of them ask for the same media. A page that does not finish loading in `timeoutMs`, or does not
 * answer in three times that once it checks, fails its batch and those after it. Throws when the checks themselves break or the frame's document can't
 * load.
 */
export function runChecksInFrame(
  files: readonly SourceFile[],
  batches: readonly (readonly Check[])[],
  width: number,
  { prepare, runtime, timeoutMs, openFrame }: CheckRunOptions,
): Promise<WidthOutcome[]> {
  const media = batches[0]?.[0]?.when?.media;
  const getDocument = oncePerTransport(async (to) => makeDocument(await prepare(to), media, runtime));
  const { frame, navigate, release, close, ...opened } = openFrame(width, files, batches);
  let transport = chooseTransport();
  let { isReady } = opened;
  const outcomes: WidthOutcome[] = [];
  let completedCount = 0;
  let endlessLoop: EndlessLoop | undefined;
  let timeout = 0;
  return new Promise<WidthOutcome[]>((resolve, reject) => {
    const restartTimeout = (milliseconds = timeoutMs) => {
      window.clearTimeout(timeout);
      timeout = window.setTimeout(() => {
        cleanUp(close);
        if (!isReady) reject(new Error(`${transport.src} did not load`));
        resolve([...outcomes, ...failLate(batches.slice(completedCount).flat(), width, timeoutMs)]);
      }, milliseconds);
    };
    const onMessage = ({ source, data }: MessageEvent<FrameResponse | null>) => {
      if (source === null || source !== frame.contentWindow) return;
      endlessLoop = readEndlessLoop(data) ?? endlessLoop;
      if (data?.kind === 'ready' && !isReady) {
        isReady = true;
        showDocument().catch(reject);
      }
      if (data?.kind === 'checkable')
        frame.contentWindow.postMessage({ kind: 'check', checks: batches[completedCount] }, '*');
      // A slow phone may take long for what it is busy with.
      if (data?.kind === 'checking') restartTimeout(timeoutMs * 3);
      if (data?.kind === 'check-broke') {
        cleanUp(close);
        reject(new Error(`A check failed to run: ${String(data.message)}`));
      }
      const checked = readOutcomes(data, width);
      if (checked === undefined) return;
      outcomes.push(...(endlessLoop ? failAll(batches[completedCount] ?? [], width, endlessLoop) : checked));
      endlessLoop = undefined;
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
      const html = await getDocument(transport);
      // Firefox lays out nothing in a frame, so that a script can't scroll there, until the page around it is laid out.
      frame.getBoundingClientRect();
      postToResult(frame, html);
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
