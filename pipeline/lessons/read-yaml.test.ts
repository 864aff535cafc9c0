import { expect, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const schema = z.array(z.strictObject({ id: z.string(), why: z.string() }));
const read = (text: string) => readYaml({ file: 'a.mdx', line: 10, text }, schema);

test('a # in quotes is text, and a line of its own may be a comment', () => {
  expect(read('# One check\n- id: one\n  why: "It begins with # and a name."\n').value).toEqual([
    { id: 'one', why: 'It begins with # and a name.' },
  ]);
});

test('a value that a # cuts is reported with its line', () => {
  expect(() => read('- id: one\n  why: It begins with # and a name.\n')).toThrow(
    'a.mdx:11: YAML reads “# and a name.” as a comment; put the whole value in quotes',
  );
});
