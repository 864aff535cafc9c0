import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import { projectRoot } from '../project-root.ts';
import { nameContentFile } from './name-content-file.ts';

function catchError(error: Error): unknown {
  try {
    return nameContentFile(() => {
      throw error;
    });
  } catch (thrown) {
    return thrown;
  }
}

test('A content error names the file of its message to Vite', () => {
  const error = new ContentError('content/lessons/css/css-flexbox.mdx:12: MDX reads { as code.');
  expect(catchError(error)).toBe(error);
  expect(error).toMatchObject({ id: join(projectRoot, 'content/lessons/css/css-flexbox.mdx') });
});

test('Other errors stay as they are', () => {
  for (const error of [new Error('a.mdx:1: out of memory'), new ContentError('The content has 2 errors:')]) {
    expect(catchError(error)).toBe(error);
    expect(error).not.toHaveProperty('id');
  }
});
