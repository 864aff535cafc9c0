/** What a result tells the page around it. The learner's own code can send the same, so nothing in it is trusted beyond its shape. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'started' }
  | { kind: 'loaded' }
  | { kind: 'height'; height: number }
  | { kind: 'fault'; message: string }
  | { kind: 'picked'; path: number[]; name: string; classes: string[] };

const longestSentence = 300;

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

/** A frame's message when it has one of the known shapes, cut to sane sizes. */
export function findFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, height, message, path, name, classes } = data;
  if (kind === 'ready' || kind === 'started' || kind === 'loaded') return { kind };
  if (kind === 'height' && typeof height === 'number' && Number.isFinite(height)) return { kind, height };
  if (kind === 'fault' && typeof message === 'string')
    return { kind, message: message.slice(0, longestSentence) };
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
      name: name.slice(0, longestSentence),
      classes: words.slice(0, 5).map((word) => word.slice(0, longestSentence)),
    };
  }
  return undefined;
}
