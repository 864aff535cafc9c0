import { describe, expect, it } from 'vitest';
import { listContentFaults } from '#contract/content-faults.ts';
import {
  roadmapCategoryIds,
  roadmapPathIds,
  roadmapsSchema,
  technologyDetailSchema,
} from '#contract/roadmap-content.ts';
import { roadmapCategories } from './categories.ts';
import { technologyDetails } from './technologies.ts';
import { listTechnologyFaults } from './technology-faults.ts';
import { technologyNames } from './technology-names.ts';

const paths = roadmapCategories.flatMap((category) => category.paths);
const named = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ technologies }) => technologies)));

describe('the roadmaps', () => {
  it('have the categories and paths of the specification, in its order', () => {
    expect(roadmapCategories.map(({ id }) => id)).toEqual(roadmapCategoryIds);
    expect(roadmapCategories.map(({ title }) => title)).toEqual(['Web Development', 'Backend Development']);
    expect(paths.map(({ id }) => id)).toEqual(roadmapPathIds);
    expect(roadmapCategories.map((category) => category.paths.length)).toEqual([5, 4]);
  });

  it('keep their own rules', () => {
    expect(
      listContentFaults('content/roadmaps/categories.ts', roadmapsSchema, { roadmapCategories }),
    ).toEqual([]);
  });

  it('have about 200 different technologies, each with a name and details, and none besides', () => {
    expect(named.size).toBeGreaterThanOrEqual(190);
    expect(listTechnologyFaults(roadmapCategories, technologyNames, technologyDetails)).toEqual([]);
  });

  it('name no two technologies of one step alike', () => {
    const alike = paths.flatMap(({ id, steps }) =>
      steps
        .filter(
          ({ technologies }) =>
            new Set(technologies.map((technology) => technologyNames[technology])).size < technologies.length,
        )
        .map(({ title }) => `${id}: ${title}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('a wrong edit of the roadmaps', () => {
  const [web, backend] = roadmapCategories;
  const [react, ...others] = web?.paths ?? [];
  const faultsOf = (change: object) =>
    listContentFaults('content/roadmaps/categories.ts', roadmapsSchema, {
      roadmapCategories: [{ ...web, paths: [{ ...react, ...change }, ...others] }, backend],
    }).join('\n');
  const steps = react?.steps ?? [];

  it.each([
    [{ id: 'preact' }, 'paths[0].id'],
    [{ id: 'vue' }, '"vue" is used twice'],
    [{ steps: steps.slice(0, 5) }, 'paths[0].steps'],
    [{ steps: steps.map((step) => ({ ...step, technologies: ['html', 'css'] })) }, 'steps[0].technologies'],
    [
      { steps: [...steps.slice(1), { ...steps[0], technologies: ['html', 'css', 'docker'] }] },
      '"docker" stands in the path twice',
    ],
  ])('%# is answered with what would be right', (change, advice) => {
    expect(faultsOf(change)).toContain(advice);
  });
});

describe('technologies that paths, names and details disagree about', () => {
  it('are named where they lack a name or details', () => {
    const [css, ...otherDetails] = technologyDetails.toSorted(
      (a, b) => Number(b.id === 'css') - Number(a.id === 'css'),
    );
    const { css: cssName, ...otherNames } = technologyNames;
    expect([css?.id, cssName]).toEqual(['css', 'CSS']);
    expect(listTechnologyFaults(roadmapCategories, otherNames, otherDetails)).toEqual([
      expect.stringContaining('technology-names.ts: "css" stands on a path but has no name'),
      expect.stringContaining('technologies.ts: "css" stands on a path but has no details'),
    ]);
  });

  it('are named where no path asks for them', () => {
    expect(
      listTechnologyFaults(
        [],
        { css: 'CSS' },
        technologyDetails.filter(({ id }) => id === 'css'),
      ),
    ).toEqual([
      expect.stringContaining('technology-names.ts: "css" stands on no path'),
      expect.stringContaining('technologies.ts: "css" stands on no path'),
    ]);
  });
});

describe('a wrong detail of a technology', () => {
  const detail = {
    id: 'css',
    description: Array.from({ length: 40 }, () => 'word').join(' '),
    features: ['One', 'Two', 'Three', 'Four'],
    resources: [
      { name: 'Our tutorial', url: '/learning/css' },
      { name: 'MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS' },
    ],
  };
  const faultsOf = (change: object) =>
    listContentFaults('content/roadmaps/technologies/a.ts', technologyDetailSchema, {
      ...detail,
      ...change,
    }).join('\n');

  it('is not seen where there is none', () => {
    expect(faultsOf({})).toBe('');
  });

  it.each([
    [{ description: 'Too short.' }, '40 to 90 words'],
    [{ description: Array.from({ length: 91 }, () => 'word').join(' ') }, '40 to 90 words'],
    [{ features: ['One', 'Two', 'Three'] }, 'features'],
    [{ features: ['One', 'Two', 'Three', 'One'] }, 'a feature stands in the list twice'],
    [{ resources: [detail.resources[1], detail.resources[1]] }, 'stands in the list twice'],
    [{ resources: [detail.resources[0], { name: 'Plain', url: 'http://example.com' }] }, 'https://'],
    [{ resources: [detail.resources[0], { name: 'Script', url: 'javascript:alert(1)' }] }, 'https://'],
    [{ id: 'sass' }, '/learning/css may be named by its own technology only'],
  ])('%# is answered with what would be right', (change, advice) => {
    expect(faultsOf(change)).toContain(advice);
  });
});
