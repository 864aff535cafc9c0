import { describe, expect, it } from 'vitest';
import { listContentErrors } from './errors/content-error.ts';
import { roadmapPathSchema, technologyDetailSchema } from './roadmaps.ts';

describe('a path', () => {
  const path = {
    id: 'react',
    name: 'React',
    description: 'From the first tag to a link you can share.',
    steps: [1, 2, 3, 4, 5, 6].map((number) => ({
      title: `Step ${number}`,
      note: 'A note',
      technologies: [`first-${number}`, `second-${number}`, `third-${number}`],
    })),
  };
  const listErrors = (changes: object) =>
    listContentErrors('content/roadmaps/web-paths.ts', roadmapPathSchema, { ...path, ...changes }).join('\n');

  it('is valid', () => {
    expect(listErrors({})).toBe('');
  });

  it.each([
    [{ id: 'preact' }, 'did you mean "react"?'],
    [{ steps: path.steps.slice(0, 5) }, 'steps: must have at least 6 entries, not 5'],
    [
      { steps: path.steps.map((step) => ({ ...step, technologies: step.technologies.slice(1) })) },
      'steps[0].technologies: must have at least 3 entries, not 2',
    ],
    [
      { steps: path.steps.map((step) => ({ ...step, technologies: ['html', 'css', 'docker'] })) },
      '"html" is in this path twice',
    ],
  ])('%# is reported with what is right', (changes, message) => {
    expect(listErrors(changes)).toContain(message);
  });
});

describe('the details of a technology', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const ownTutorial = { name: 'Our tutorial', url: '/learning/css' };
  const mdn = { name: 'MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS' };
  const detail = {
    id: 'css',
    description: words(40),
    features: ['One', 'Two', 'Three', 'Four'],
    resources: [ownTutorial, mdn],
  };
  const listErrors = (changes: object) =>
    listContentErrors('content/roadmaps/technologies/styling.ts', technologyDetailSchema, {
      ...detail,
      ...changes,
    }).join('\n');

  it('are valid', () => {
    expect(listErrors({})).toBe('');
  });

  it.each([
    [{ description: 'Too short.' }, '40 to 90 words'],
    [{ description: words(91) }, '40 to 90 words'],
    [{ features: ['One', 'Two', 'Three'] }, 'features: must have at least 4 entries, not 3'],
    [{ features: ['One', 'Two', 'Three', 'One'] }, 'a feature is in the list twice'],
    [{ resources: [mdn, mdn] }, 'is in the list twice'],
    [{ resources: [mdn, { name: 'Plain', url: 'http://example.com' }] }, 'https://'],
    [{ resources: [mdn, { name: 'Script', url: 'javascript:alert(1)' }] }, 'https://'],
    [{ id: 'sass' }, '/learning/css is the tutorial of another technology'],
  ])('%# are reported with what is right', (changes, message) => {
    expect(listErrors(changes)).toContain(message);
  });
});
