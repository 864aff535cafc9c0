import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { guardedDocument } from '#app/learn/playground/loops/guarded-document.ts';
import { resultDocument } from '#app/learn/playground/document/result-document.ts';
import {
  parseFrameMessage,
  type FrameCommand,
  type FrameMessage,
} from '#app/learn/playground/frame/frame-messages.ts';
import {
  shellTransport,
  directTransport,
  watchForNoResponse,
  type FrameTransport,
} from '#app/learn/playground/result/frame-transport.ts';
import { inlineLessonFiles } from '#app/learn/playground/document/inline-lesson-files.ts';
import type { ConsoleLine } from '#app/learn/playground/result/console-lines.tsx';
import { formatScriptError } from '#app/learn/playground/result/format-script-error.ts';
import { postToResult, onceLoaded, findResultWindow } from '#app/learn/playground/result/result-window.ts';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';

/** The page's colour scheme, which results get by message. */
function readColorScheme(): 'dark' | 'light' {
  return document.documentElement.dataset.theme === 'paper' ? 'light' : 'dark';
}

/** Calls back on every change of the page's theme; returns a function that stops. */
function watchColorScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const endlessAfterMs = 3_000;
/** A script that writes without end does not fill the page. */
const maxConsoleLines = 50;
const leftOut: ConsoleLine = { level: 'log', text: 'More was written, which is left out here.' };
const noLines: readonly ConsoleLine[] = [];

export type LiveFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with every fresh frame: the iframe's key. */
  frameKey: string;
  transport: FrameTransport;
  /** The frame shows code that is sent to it, not a prebuilt result. */
  isSent: boolean;
  /** The script has been running for three seconds. */
  isEndless: boolean;
  /** Why the code's script did not run to its end. */
  scriptError: string | undefined;
  /** What the code's scripts wrote, and their errors; undefined for code without. */
  consoleLines: readonly ConsoleLine[] | undefined;
  post: (message: FrameCommand) => void;
};

/**
 * Returns a function that sends the document of files to the frame, unless newer ones were sent while it was prepared.
 * It resolves to whether it was sent.
 */
function useDocumentSender(
  transport: FrameTransport,
  frame: LiveFrame['frame'],
): (files: readonly SourceFile[], isGuarded: boolean) => Promise<boolean> {
  const latestFiles = useRef<readonly SourceFile[]>([]);
  return async (files, isGuarded) => {
    latestFiles.current = files;
    const shownFiles = transport === shellTransport ? await inlineLessonFiles(files) : files;
    const html = isGuarded ? await guardedDocument(shownFiles) : resultDocument(shownFiles);
    if (latestFiles.current !== files) return false;
    postToResult(frame.current, html);
    return true;
  };
}

/** Sends the page's color scheme to the frame, now and after each change. Returns a function that stops. */
function sendColorScheme(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const postTheme = () => postToResult(frame.current, { kind: 'theme', scheme: readColorScheme() });
  onceLoaded(frame.current, () => {
    postTheme();
    // The frame may have sent its first report before anyone listened.
    postToResult(frame.current, { kind: 'ask' });
  });
  return watchColorScheme(postTheme);
}

/** The state of the code's script; what is known of another frame or other code does not count. */
function useScriptState(frameKey: string, contentKey: string) {
  const watchdog = useRef<number>(undefined);
  const [endlessFrameKey, setEndlessFrameKey] = useState<string>();
  const [error, setError] = useState<{ contentKey: string; message: string }>();
  const [written, setWritten] = useState({ frameKey, lines: noLines });
  const reportError = (message: string) => setError({ contentKey, message });
  useEffect(() => () => window.clearTimeout(watchdog.current), []);
  return {
    isEndless: endlessFrameKey === frameKey,
    error: error?.contentKey === contentKey ? error.message : undefined,
    consoleLines: written.frameKey === frameKey ? written.lines : noLines,
    clearConsole: () => setWritten({ frameKey, lines: noLines }),
    write: (line: ConsoleLine) =>
      setWritten((before) => {
        const lines = before.frameKey === frameKey ? before.lines : noLines;
        if (lines.length > maxConsoleLines) return before;
        return { frameKey, lines: [...lines, lines.length < maxConsoleLines ? line : leftOut] };
      }),
    stopWatchdog: () => window.clearTimeout(watchdog.current),
    startWatchdog() {
      watchdog.current = window.setTimeout(() => setEndlessFrameKey(frameKey), endlessAfterMs);
    },
    reportError,
    reportFailure(cause: unknown) {
      console.error('The result could not be shown:', cause);
      reportError(
        'The code can’t run: a part of this page did not load. Check your connection, then reload the page.',
      );
    },
    reportLoaded() {
      window.clearTimeout(watchdog.current);
      setEndlessFrameKey(undefined);
    },
  };
}

/**
 * Keeps a frame showing `edited`, or the prebuilt result of `original` when that is undefined. Code without a
 * script replaces the frame's document in place; code with a script gets a new frame each time. When the
 * frame does not load, the saved copy is used.
 */
export function useLiveFrame(
  edited: readonly SourceFile[] | undefined,
  original: readonly SourceFile[],
  onMessage: (message: FrameMessage, post: LiveFrame['post']) => void,
  onRunning: (isRunning: boolean) => void,
): LiveFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const readyFrameKey = useRef<string>(undefined);
  const [transport, setTransport] = useState(directTransport);
  const files = edited ?? (transport === shellTransport ? original : undefined);
  const isScripted = files !== undefined && hasScript(files);
  const contentKey = files === undefined ? 'prebuilt' : JSON.stringify(files);
  const frameKey = files === undefined ? 'prebuilt' : `${transport.src} ${isScripted ? contentKey : 'plain'}`;

  const script = useScriptState(frameKey, contentKey);

  const post = (message: FrameCommand) => postToResult(frame.current, message);

  const sendDocument = useDocumentSender(transport, frame);

  const showFiles = useEffectEvent(() => {
    script.stopWatchdog();
    // A new frame reports when it is ready, and is sent its code then.
    if (files === undefined || readyFrameKey.current !== frameKey) return;
    // The lesson's own loops end.
    const isGuarded = isScripted && contentKey !== JSON.stringify(original);
    sendDocument(files, isGuarded).then((isSent) => {
      if (!isSent || !isScripted) return;
      onRunning(true);
      script.startWatchdog();
    }, script.reportFailure);
  });

  const onWindowMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== findResultWindow(frame.current)) return;
    const message = parseFrameMessage(event.data);
    if (message === undefined) return;
    if (message.kind === 'ready' && readyFrameKey.current !== frameKey) {
      readyFrameKey.current = frameKey;
      script.clearConsole();
      showFiles();
    }
    if (message.kind === 'ready' || message.kind === 'started')
      post({ kind: 'theme', scheme: readColorScheme() });
    if (message.kind === 'error') script.write(formatScriptError(message));
    if (message.kind === 'console') script.write(message);
    if (message.kind === 'endless')
      script.reportError(
        `The loop in ${formatFileLine({ language: message.file, line: message.line })} did not end within a second, so it was stopped. Change the code so that the loop ends.`,
      );
    if (message.kind === 'loaded') {
      if (isScripted) onRunning(false);
      script.reportLoaded();
    }
    onMessage(message, post);
  });

  useEffect(() => {
    window.addEventListener('message', onWindowMessage);
    const stopColorScheme = sendColorScheme(frame);
    return () => {
      window.removeEventListener('message', onWindowMessage);
      stopColorScheme();
    };
  }, []);

  useEffect(() => {
    // A frame that was ready before this effect has its code already, and a script runs once.
    if (frameKey === readyFrameKey.current && isScripted) return;
    if (frameKey !== readyFrameKey.current) readyFrameKey.current = undefined;
    showFiles();
  }, [frameKey, contentKey, isScripted]);

  useEffect(() => {
    if (!frame.current || transport === shellTransport) return undefined;
    return watchForNoResponse(frame.current, () => setTransport(shellTransport));
  }, [frameKey, transport]);

  return {
    frame,
    frameKey,
    transport,
    isSent: files !== undefined,
    isEndless: script.isEndless,
    scriptError: script.error,
    consoleLines: isScripted ? script.consoleLines : undefined,
    post,
  };
}
