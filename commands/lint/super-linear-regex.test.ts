import { expect, test } from 'vitest';
import plugin from './super-linear-regex.ts';

function findProblems(regex: RegExp): string[] {
  const messages: string[] = [];
  const rule = plugin.rules['super-linear'].create({ report: ({ message }) => void messages.push(message) });
  rule.Literal({ type: 'Literal', regex: { pattern: regex.source, flags: regex.flags } });
  return messages;
}

test.each([
  [/\/+$/, 'quadratic'],
  [/^(\S+)[ T,]+x$/, 'quadratic'],
  [/<([^\s>]*)([^>]*)>/, 'quadratic'],
  [/^(a+)+$/, 'exponential'],
])('%s is rejected as %s', (regex, time) => {
  expect(findProblems(regex)).toEqual([expect.stringContaining(`${time} time`)]);
});

test.each([[/^\d{1,5}$/], [/^[a-z]+(?:-[a-z]+)*$/], [/<(\/?)([^<>]*)>/g]])('%s is linear', (regex) => {
  expect(findProblems(regex)).toEqual([]);
});
