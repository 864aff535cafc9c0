import { describe, expect, test } from 'vitest';
import { createLessonSearch } from '../../app/learn/search/create-lesson-search.ts';
import { foldSpelling } from '../../app/learn/search/learner-words.ts';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { readGlossary } from './parts/terms.ts';
import { makeSearchIndex } from './search-documents.ts';

const searchIndex = makeSearchIndex();
const search = createLessonSearch(searchIndex);

test('the search of the lessons finds every term of the glossary, and a lesson that uses it', () => {
  const missing = readGlossary().flatMap(({ term, anchor }) => {
    const { terms, sections } = search(term);
    const inGlossary = terms.some(({ address }) => address === `/learning/glossary#${anchor}`);
    return inGlossary && sections.length > 0 ? [] : [term];
  });
  expect(missing).toEqual([]);
});

describe('symptoms', () => {
  test.each(lessonIds)('%s has five to ten, and each finds its place first', (id) => {
    const own = searchIndex.symptoms.filter(({ address }) => address.startsWith(`${lessonPath(id)}#`));
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.length).toBeLessThanOrEqual(10);
    for (const { says, address, part, section } of own) {
      expect(search(says).symptoms[0], says).toMatchObject({ address, part });
      expect(searchIndex.documents.map((each) => each.address)).toContain(section);
    }
  });

  test('none is there twice in the same words, in whichever spelling', () => {
    const words = searchIndex.symptoms.map(({ says }) => foldSpelling(says));
    expect(words.filter((each, index) => words.indexOf(each) < index)).toEqual([]);
  });

  test('both spellings find the same', () => {
    for (const [british, american] of [
      ['centre a box', 'center a box'],
      ['change the colour of text', 'change the color of text'],
      ['grey text is hard to read', 'gray text is hard to read'],
    ] as const)
      expect(search(british), british).toEqual(search(american));
  });
});

/** What learners type, and the lessons of which one must be among the first three results. */
const phrasings: readonly (readonly [query: string, ...lessons: string[]])[] = [
  ['my picture is too large', 'css/css-properties/css-size', 'html/media'],
  ['vertically centre my box', 'css/css-designing/flexbox-layout', 'css/css-properties/css-margin'],
  ['how do i make text bold', 'html/misc/character-tags'],
  ['how to center text', 'css/css-properties/css-text-styling'],
  ['the image is distorted', 'css/css-properties/css-size'],
  ['photo doesn’t show up', 'html/basic-tags'],
  ['z-index not working', 'css/css-properties/css-z-index'],
  ['dropdown is hidden behind content', 'css/css-properties/css-z-index'],
  ['my website looks tiny on mobile', 'html/structure'],
  ['put two divs next to each other', 'css/css-designing/flexbox-layout'],
  ['why is there a gap under my image', 'html/block-inline'],
  [
    'my css is not applied',
    'css/css-properties/css-important',
    'css/css-intro',
    'css/intro-to-css/css-specificity',
    'css/intro-to-css/introduction',
  ],
  [
    'get rid of the underline on links',
    'css/css-properties/css-links',
    'css/css-properties/css-text-styling',
  ],
  ['remove list dots', 'html/lists'],
  ['rounded corners', 'css/css-properties/css-borders'],
  ['input is wider than its container', 'css/css-properties/box-model', 'css/css-properties/css-forms'],
  ['sticky header isn’t sticking', 'css/css-properties/css-positioning'],
  ['horizontal scroll bar on my page', 'css/css-properties/css-overflow'],
  ['text overflows its box', 'css/css-properties/css-overflow'],
  ['how to cut off long text with an ellipsis', 'css/css-properties/css-text-styling'],
  ['footer doesn’t stay at the bottom', 'css/css-designing/flexbox-layout'],
  ['colors on mouse over', 'css/css-properties/css-hover'],
  ['my custom font isn’t loading', 'css/css-properties/css-fonts'],
  ['strange symbols instead of letters', 'html/structure'],
  ['placeholder vanishes while typing', 'html/forms'],
  ['animate height to auto', 'css/css-advance/css-transitions'],
  ['animation only plays once', 'css/css-advance/animations'],
  ['rotating an image', 'css/css-advance/css-transform'],
  ['css variables not working', 'css/intro-to-css/syntax-of-css'],
  [
    'the margin of a child element moves its parent',
    'css/css-properties/box-model',
    'css/css-properties/css-margin',
  ],
  ['div has no height with floats', 'css/css-properties/css-float'],
  ['page jumps while pictures are loading', 'html/basic-tags'],
  ['table is too big for mobile', 'html/tables'],
  ['blurry canvas', 'html/misc/canvas'],
];

describe('a sentence that is in no lesson’s front matter finds its lesson among the first three', () => {
  test.each(phrasings)('%s', (query, ...lessons) => {
    expect(searchIndex.symptoms.map(({ says }) => says)).not.toContain(query);
    const { symptoms, sections, terms } = search(query);
    const found = [...symptoms, ...sections, ...terms]
      .slice(0, 3)
      .map(({ address }) => address.split('#')[0]);
    const wanted = lessons.map(lessonPath);
    expect(
      found.some((path) => path && wanted.includes(path)),
      found.join(', '),
    ).toBe(true);
  });
});
