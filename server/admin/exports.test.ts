import { expect, test } from 'vitest';
import { writeCsvLine } from './exports.ts';

test('[50] a cell that begins like a formula is escaped, and quotes, commas and line breaks stay inside their cell', () => {
  expect(writeCsvLine(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])).toBe(
    `"'=1+1","'+1","'-1","'@SUM(A1)","'\t=1","'\r=1","'\n=1","'＝1"\r\n`,
  );
  expect(writeCsvLine(['say "hi"', 'a,b', 'a\nb', '', 'हिन्दी 💥', `"=1`, '1-1', 'a=b'])).toBe(
    `"say ""hi""","a,b","a\nb","","हिन्दी 💥","""=1","1-1","a=b"\r\n`,
  );
});
