import { expect, it } from 'vitest';
import { checkContent, listFaceErrors } from './check.ts';
import { faces } from './faces.ts';

// No test names what the community says about itself: officers change that every year. The rules are the schemas of
// contract/content/, which have their own tests.

it('the content has no errors', () => {
  checkContent();
});

it('a person without a face is named with the file, once', () => {
  const [face = ''] = Object.keys(faces);
  expect(
    listFaceErrors([
      { file: 'content/team.ts', name: 'Asha Rao', avatar: 'nobody-has-this-face' },
      { file: 'content/clubs.ts', name: 'Ravi Das', avatar: face },
    ]),
  ).toEqual([
    'content/team.ts: Asha Rao: there is no face "nobody-has-this-face" in content/faces.ts; add it there',
  ]);
});
