import { expect, test } from '../../../site.ts';
import { takeAll } from './take-ways.ts';
import { nest } from './way.ts';
import { fetchesByScript, leavesByScript, peersInFrames } from './ways-by-script.ts';
import { fetchesWithoutScript, leavesWithoutScript, pressesWithoutScript } from './ways-without-script.ts';

test.describe('[68] code in the playground reaches no server', () => {
  test.setTimeout(300_000);
  for (const [how, ways] of [
    ['by markup', [...fetchesWithoutScript, ...leavesWithoutScript]],
    ['by markup of a frame', [...fetchesWithoutScript, ...leavesWithoutScript].map(nest)],
    ['by what is pressed', [...pressesWithoutScript, ...pressesWithoutScript.map(nest)]],
    ['by script', [...fetchesByScript, ...leavesByScript]],
    ['by script of a frame', [...fetchesByScript, ...leavesByScript].map(nest)],
    ['by WebRTC of a frame', peersInFrames],
  ] as const)
    test(how, async ({ site }) => {
      expect(await takeAll(site.url, ways)).toEqual([]);
    });
});
