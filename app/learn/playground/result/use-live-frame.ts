import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { resultDocument } from '#app/learn/playground/document/result-document.ts';
import {
  findFrameMessage,
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
  run: string;
  transport: FrameTransport;
  /** Code is sent to the frame, which is not a prebuilt result. */
  isSent: boolean;
  /** The script has been running for three seconds. */
  isEndless: boolean;
  /** The message of an error in the code's script. */
  scriptError: string | undefined;
  post: (message: FrameCommand) => void;
};

/**
 * Keeps a frame showing `edited`, or the prebuilt result of `original` where there is nothing. Code without
 * script replaces the frame's document in place; code with script gets a fresh frame each time. When neither
 * loads, the saved copy is used.
 */
export function useLiveFrame(
  edited: readonly SourceFile[] | undefined,
  original: readonly SourceFile[],
  onMessage: (message: FrameMessage, post: LiveFrame['post']) => void,
  onRunning: (isRunning: boolean) => void,
): LiveFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const readyRun = useRef<string>(undefined);
  const watchdog = useRef<number>(undefined);
  const [endlessRun, setEndlessRun] = useState<string>();
  const [scriptError, setScriptError] = useState<{ wanted: string; message: string }>();
  const [transport, setTransport] = useState(directTransport);
  const files = edited ?? (transport === shellTransport ? original : undefined);
  const scripted = files !== undefined && hasScript(files);
  const wanted = files === undefined ? 'prebuilt' : JSON.stringify(files);
  const run = files === undefined ? 'prebuilt' : `${transport.src} ${scripted ? wanted : 'plain'}`;

  const post = (message: FrameCommand) => postToResult(frame.current, message);

  const latest = useRef('');
  async function send(html: string): Promise<void> {
    latest.current = html;
    const shown = transport === shellTransport ? await inlineLessonFiles(html) : html;
    if (latest.current === html) post({ kind: 'show', html: shown });
  }

  const show = useEffectEvent(() => {
    window.clearTimeout(watchdog.current);
    // A fresh frame says when it is ready, and is sent its code then.
    if (files === undefined || readyRun.current !== run) return;
    send(resultDocument(files)).catch((error: unknown) =>
      console.error('The result could not be shown:', error),
    );
    if (!scripted) return;
    onRunning(true);
    watchdog.current = window.setTimeout(() => setEndlessRun(run), endlessAfterMs);
  });

  const onWindowMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== findResultWindow(frame.current)) return;
    const message = findFrameMessage(event.data);
    if (message === undefined) return;
    if (message.kind === 'ready' && readyRun.current !== run) {
      readyRun.current = run;
      show();
    }
    if (message.kind === 'ready' || message.kind === 'started')
      post({ kind: 'theme', scheme: readColorScheme() });
    if (message.kind === 'error') setScriptError({ wanted, message: message.message });
    if (message.kind === 'loaded') {
      window.clearTimeout(watchdog.current);
      if (scripted) onRunning(false);
      setEndlessRun(undefined);
    }
    onMessage(message, post);
  });

  useEffect(() => {
    window.addEventListener('message', onWindowMessage);
    const postTheme = () => postToResult(frame.current, { kind: 'theme', scheme: readColorScheme() });
    onceLoaded(frame.current, () => {
      postTheme();
      // Its first report came before this listened.
      postToResult(frame.current, { kind: 'ask' });
    });
    const stop = watchColorScheme(postTheme);
    return () => {
      window.removeEventListener('message', onWindowMessage);
      window.clearTimeout(watchdog.current);
      stop();
    };
  }, []);

  useEffect(() => {
    if (run !== readyRun.current) readyRun.current = undefined;
    show();
  }, [run, wanted]);

  useEffect(() => {
    if (!frame.current || transport === shellTransport) return undefined;
    return watchForNoResponse(frame.current, () => setTransport(shellTransport));
  }, [run, transport]);

  return {
    frame,
    run,
    transport,
    isSent: files !== undefined,
    isEndless: endlessRun === run,
    scriptError: scriptError?.wanted === wanted ? scriptError.message : undefined,
    post,
  };
}
