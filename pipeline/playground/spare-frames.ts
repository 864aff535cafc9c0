import { openNewFrame, type CheckFrame, type OpenFrame } from '../../app/learn/exercise/run/check-frame.ts';
import { hasScript } from '../../app/learn/playground/document/has-script.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';

/** How many runs share a frame: each document adds one more wrapper to the frame’s `matchMedia`. */
const maxRuns = 40;

/**
 * Code whose document may leave something in its frame or goes on there: files whose loading matters, a policy
 * of the document, animations.
 */
const lastingCode = /\/lesson-files\/(?:fonts|media)\/|@font-face|http-equiv|referrer|animat|starting-style/i;

/** A click can change the URL of the frame, an attribute can be a handler, media replace `matchMedia`. */
function isLasting({ when }: Check): boolean {
  const attributes = Object.values(when?.set ?? {}).flatMap((each) => Object.keys(each));
  return (
    when?.click !== undefined || when?.media !== undefined || attributes.some((name) => /^on/i.test(name))
  );
}

function leavesNothingBehind(files: readonly SourceFile[], batches: readonly (readonly Check[])[]): boolean {
  return (
    !hasScript(files) && !files.some(({ code }) => lastingCode.test(code)) && !batches.flat().some(isLasting)
  );
}

/**
 * Opens the frames in which checks run. Creating a frame and loading its document takes longer than most
 * checks, so runs that leave nothing behind follow each other in the same frames.
 */
export function createFrameOpener(): OpenFrame {
  const spareFrames = new Map<number, CheckFrame[]>();
  const wrapFrame = (width: number, opened: CheckFrame, runCount: number): CheckFrame => ({
    ...opened,
    release() {
      if (runCount >= maxRuns) return opened.close();
      const spare = wrapFrame(width, { ...opened, isReady: true }, runCount + 1);
      spareFrames.set(width, [...(spareFrames.get(width) ?? []), spare]);
    },
  });
  return (width, files, batches) =>
    leavesNothingBehind(files, batches)
      ? (spareFrames.get(width)?.pop() ?? wrapFrame(width, openNewFrame(width), 1))
      : openNewFrame(width);
}
