import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { ScriptPlace } from '../loops/script-places.ts';

/*
 * The messages between a page and the frame of a result. The learner's own code can send the same messages as
 * the frame's script, so the page trusts nothing in them beyond their shape.
 */

/**
 * From the page to the frame: the HTML of a document to show. It is a string by itself, because Chromium 156 takes one
 * to two milliseconds to read an object of more than about 16 KB from another origin.
 */
export type ShownDocument = string;

/** From the page to the frame. */
export type FrameCommand =
  | { kind: 'theme'; scheme: 'dark' | 'light' }
  /** While on, a press on an element picks it. */
  | { kind: 'pick'; on: boolean }
  /** Outlines what a selector matches. */
  | { kind: 'point'; selector: string }
  /** Asks a result that loaded before the page's script to report again. */
  | { kind: 'ask' }
  /** Adds a script to the document, once by its name: what only some results need. */
  | { kind: 'run'; name: string; script: string }
  | MotionCommand
  /**
   * To measure-script.ts: the element to measure, by its place in the list, and the property whose computed
   * value to send.
   */
  | { kind: 'measure'; on: boolean; target?: number; property?: string };

/**
 * To motion-script.ts: play from the start, pause, go on, show the moment `time` (in milliseconds), play at
 * that speed.
 */
export type MotionCommand =
  | { kind: 'play' | 'pause' | 'resume' }
  | { kind: 'seek'; time: number }
  | { kind: 'speed'; rate: number };

/**
 * The animation in a result: its current time and duration in milliseconds, and the positions of its
 * keyframes on the timeline, from 0 to 1.
 */
export type Motion = {
  time: number;
  duration: number;
  isPlaying: boolean;
  /** The user prefers reduced motion and has not asked for this one. */
  isWaiting: boolean;
  stops: { at: number; label: string }[];
};

const consoleLevels = ['log', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof consoleLevels)[number];

/** From the frame to the page. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'started' }
  | { kind: 'loaded' }
  | { kind: 'height'; height: number }
  /** An uncaught error; `hint` says what is known of the cause. */
  | { kind: 'error'; message: string; place?: ScriptPlace | undefined; hint?: string | undefined }
  /** What a script wrote to the console. */
  | { kind: 'console'; level: ConsoleLevel; text: string; place?: ScriptPlace | undefined }
  /** The loop in that line (from 1) did not end and was stopped. */
  | { kind: 'endless'; file: CodeLanguage; line: number }
  | { kind: 'motion'; motion: Motion }
  /** See measure/measures.ts; the receiver validates them with its schema. */
  | { kind: 'measures'; measures: unknown }
  /** A link to another page beside this one was pressed. */
  | { kind: 'followed'; file: string }
  | { kind: 'picked'; path: number[]; name: string; classes: string[] };

const maxTextLength = 300;
/** The maximum number of keyframes that are marked on an animation's timeline. */
export const maxStops = 24;

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isScriptedFile(value: unknown): value is 'html' | 'js' {
  return value === 'html' || value === 'js';
}

function parseMotion(data: unknown): Motion | undefined {
  if (!isRecord(data)) return undefined;
  const { time, duration, isPlaying, isWaiting, stops } = data;
  if (!isNumber(time) || !isNumber(duration) || !Array.isArray(stops)) return undefined;
  return {
    time,
    duration,
    isPlaying: isPlaying === true,
    isWaiting: isWaiting === true,
    stops: stops
      .slice(0, maxStops)
      .flatMap((stop: unknown) =>
        isRecord(stop) && isNumber(stop.at) && stop.at <= 1
          ? [{ at: stop.at, label: String(stop.label).slice(0, 12) }]
          : [],
      ),
  };
}

function parsePlace(data: unknown): ScriptPlace | undefined {
  if (!isRecord(data)) return undefined;
  const { file, line, column } = data;
  if (!isScriptedFile(file) || !isNumber(line) || !isNumber(column)) return undefined;
  return { file, line, column };
}

function parseError({ message, place, hint }: Record<string, unknown>): FrameMessage | undefined {
  if (typeof message !== 'string') return undefined;
  return {
    kind: 'error',
    message: message.slice(0, maxTextLength),
    place: parsePlace(place),
    hint: typeof hint === 'string' ? hint.slice(0, maxTextLength) : undefined,
  };
}

function parseConsole({ level, text, place }: Record<string, unknown>): FrameMessage | undefined {
  const known = consoleLevels.find((name) => name === level);
  if (!known || typeof text !== 'string') return undefined;
  return { kind: 'console', level: known, text: text.slice(0, maxTextLength), place: parsePlace(place) };
}

/** A frame's message if it has one of the known shapes, its texts cut to a safe length. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, height, path, name, classes } = data;
  if (kind === 'ready' || kind === 'started' || kind === 'loaded') return { kind };
  if (kind === 'height' && typeof height === 'number' && Number.isFinite(height)) return { kind, height };
  if (kind === 'measures') return { kind, measures: data.measures };
  if (kind === 'motion') {
    const motion = parseMotion(data.motion);
    return motion && { kind, motion };
  }
  if (kind === 'endless' && isScriptedFile(data.file) && isNumber(data.line))
    return { kind, file: data.file, line: data.line };
  if (kind === 'error') return parseError(data);
  if (kind === 'console') return parseConsole(data);
  if (kind === 'followed' && typeof data.file === 'string')
    return { kind, file: data.file.slice(0, maxTextLength) };
  if (
    kind === 'picked' &&
    Array.isArray(path) &&
    path.length < 200 &&
    path.every((part) => Number.isInteger(part) && part >= 0) &&
    typeof name === 'string'
  ) {
    const classNames = Array.isArray(classes) ? classes.filter((word) => typeof word === 'string') : [];
    return {
      kind,
      path: path.map(Number),
      name: name.slice(0, maxTextLength),
      classes: classNames.slice(0, 5).map((word) => word.slice(0, maxTextLength)),
    };
  }
  return undefined;
}
