import { expect, test } from 'vitest';
import { formatScriptError } from './format-script-error.ts';

test.for([
  [
    {
      message: "Uncaught SyntaxError: Failed to execute 'write' on 'Document': Unexpected token ';'",
      hint: 'The browser can’t read the script here, so nothing in it runs.',
    },
    "Uncaught SyntaxError: Unexpected token ';'. The browser can’t read the script here, so nothing in it runs.",
  ],
  [
    {
      message: "Uncaught TypeError: Cannot set properties of null (setting 'textContent')",
      hint: 'No element has the id tilte. Did you mean title?',
    },
    "Uncaught TypeError: Cannot set properties of null (setting 'textContent'). No element has the id tilte. Did you mean title?",
  ],
  [
    {
      message:
        "Uncaught SyntaxError: Failed to execute 'querySelector' on 'Document': '#1' is not a valid selector.",
    },
    "Uncaught SyntaxError: Failed to execute 'querySelector' on 'Document': '#1' is not a valid selector.",
  ],
  [
    { message: 'Uncaught ReferenceError: foo is not defined' },
    'Uncaught ReferenceError: foo is not defined. Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.',
  ],
  [{ message: 'Uncaught Error: My own.' }, 'Uncaught Error: My own.'],
] as const)('an error is said with its meaning: %s', ([error, text]) => {
  const place = { file: 'js', line: 3, column: 1 } as const;
  expect(formatScriptError({ ...error, place })).toEqual({ level: 'error', text, place });
});
