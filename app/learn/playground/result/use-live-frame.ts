import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
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
import { readColorScheme, watchColorScheme } from '#app/learn/playground/result/page-color-scheme.ts';
import { postToResult, onceLoaded, findResultWindow } from '#app/learn/playground/result/result-window.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';

const endlessAfterMs = 3_000;

export type LiveFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with every fresh frame: the iframe's key. */
  frameKey: string;
  transport: FrameTransport;
  /** The frame shows code that is sent to it, not a prebuilt result. */
  isSent: boolean;
  /** The script has been running for three seconds. */
  isEndless: boolean;
  /** The message of an error in the code's script. */
  scriptError: string | undefined;
  post: (message: FrameCommand) => void;
};

/** Returns a function that sends a document to the frame, unless a newer one was sent while it was prepared. */
function useDocumentSender(
  transport: FrameTransport,
  frame: LiveFrame['frame'],
): (html: string) => Promise<void> {
  const latestHtml = useRef('');
  return async (html) => {
    latestHtml.current = html;
    const shownHtml = transport === shellTransport ? await inlineLessonFiles(html) : html;
    if (latestHtml.current === html) postToResult(frame.current, shownHtml);
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
  useEffect(() => () => window.clearTimeout(watchdog.current), []);
  return {
    isEndless: endlessFrameKey === frameKey,
    error: error?.contentKey === contentKey ? error.message : undefined,
    stopWatchdog: () => window.clearTimeout(watchdog.current),
    startWatchdog() {
      watchdog.current = window.setTimeout(() => setEndlessFrameKey(frameKey), endlessAfterMs);
    },
    reportError: (message: string) => setError({ contentKey, message }),
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
    sendDocument(resultDocument(files)).catch((error: unknown) =>
      console.error('The result could not be shown:', error),
    );
    if (!isScripted) return;
    onRunning(true);
    script.startWatchdog();
  });

  const onWindowMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== findResultWindow(frame.current)) return;
    const message = parseFrameMessage(event.data);
    if (message === undefined) return;
    if (message.kind === 'ready' && readyFrameKey.current !== frameKey) {
      readyFrameKey.current = frameKey;
      showFiles();
    }
    if (message.kind === 'ready' || message.kind === 'started')
      post({ kind: 'theme', scheme: readColorScheme() });
    if (message.kind === 'error') script.reportError(message.message);
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
    if (frameKey !== readyFrameKey.current) readyFrameKey.current = undefined;
    showFiles();
  }, [frameKey, contentKey]);

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
    post,
  };
}
