/*
 * What a page and the frame of a result say to each other. The learner's own code can send the same messages as the frame's script, so
 * the page trusts nothing in them beyond their shape.
 */

/** From the page to the frame. */
export type FrameCommand =
  | { kind: 'show'; html: string }
  | { kind: 'theme'; scheme: 'dark' | 'light' }
  /** While on, a press on an element picks it. */
  | { kind: 'pick'; on: boolean }
  /** Outlines what a selector matches. */
  | { kind: 'point'; selector: string }
  /** Asks a result that loaded before the page's script to report again. */
  | { kind: 'ask' };

/** From the frame to the page. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'started' }
  | { kind: 'loaded' }
  | { kind: 'height'; height: number }
  | { kind: 'error'; message: string }
  | { kind: 'picked'; path: number[]; name: string; classes: string[] };

const longestText = 300;

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

/** A frame's message if it has one of the known shapes, its texts cut to a sane length. */
export function findFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, height, message, path, name, classes } = data;
  if (kind === 'ready' || kind === 'started' || kind === 'loaded') return { kind };
  if (kind === 'height' && typeof height === 'number' && Number.isFinite(height)) return { kind, height };
  if (kind === 'error' && typeof message === 'string')
    return { kind, message: message.slice(0, longestText) };
  if (
    kind === 'picked' &&
    Array.isArray(path) &&
    path.length < 200 &&
    path.every((part) => Number.isInteger(part) && part >= 0) &&
    typeof name === 'string'
  ) {
    const words = Array.isArray(classes) ? classes.filter((word) => typeof word === 'string') : [];
    return {
      kind,
      path: path.map(Number),
      name: name.slice(0, longestText),
      classes: words.slice(0, 5).map((word) => word.slice(0, longestText)),
    };
  }
  return undefined;
}
