import { expect, it } from 'vitest';
import { checkContent, listPeople } from './check.ts';
import { faces } from './faces.ts';

// No test names what the community says about itself: officers change that every year. The rules are the schemas of
// contract/content/, which have their own tests.

it('the content has no errors', () => {
  checkContent();
});

it('everybody has a face', () => {
  expect(listPeople().filter(({ avatar }) => !(avatar in faces))).toEqual([]);
});
