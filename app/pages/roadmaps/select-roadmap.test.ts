import { describe, expect, it } from 'vitest';
import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';
import { selectRoadmap } from './select-roadmap.ts';

const path = (id: RoadmapPath['id'], inThirdStep: string): RoadmapPath => ({
  id,
  name: id,
  description: 'A path',
  steps: [['html'], ['css'], [inThirdStep]].map((technologies) => ({
    title: 'Step',
    note: '',
    technologies,
  })),
});
const roadmapCategories: RoadmapCategory[] = [
  {
    id: 'webdev',
    title: 'Web Development',
    description: 'Pages',
    paths: [path('react', 'react-state'), path('vue', 'vue-refs')],
  },
  {
    id: 'backend',
    title: 'Backend Development',
    description: 'Servers',
    paths: [path('node', 'event-loop'), path('go', 'goroutines')],
  },
];

const chosen = (requested: { category?: string; path?: string; technology?: string }) => {
  const { category, path, stepIndex, unknown } = selectRoadmap(roadmapCategories, {
    category: '',
    path: '',
    technology: '',
    ...requested,
  });
  return [category.id, path.id, stepIndex, unknown && `${unknown.what} ${unknown.id}`];
};

describe('what the URL of the roadmaps asks for', () => {
  it('is the first path of all when it says nothing', () => {
    expect(chosen({})).toEqual(['webdev', 'react', undefined, undefined]);
  });
  it('is the first path of a category named alone', () => {
    expect(chosen({ category: 'backend' })).toEqual(['backend', 'node', undefined, undefined]);
  });
  it('is the path named, with its category, even when another is named', () => {
    expect(chosen({ path: 'go' })).toEqual(['backend', 'go', undefined, undefined]);
    expect(chosen({ category: 'webdev', path: 'go' })).toEqual(['backend', 'go', undefined, undefined]);
  });
  it('is a technology on its step of the path', () => {
    expect(chosen({ path: 'react', technology: 'react-state' })).toEqual(['webdev', 'react', 2, undefined]);
  });
  it('is the first path that a technology named alone is on', () => {
    expect(chosen({ technology: 'goroutines' })).toEqual(['backend', 'go', 2, undefined]);
  });
  it('falls back to the first path, and says what is unknown', () => {
    expect(chosen({ path: 'cobol' })).toEqual(['webdev', 'react', undefined, 'path cobol']);
    expect(chosen({ category: 'backend', path: 'cobol' })).toEqual([
      'backend',
      'node',
      undefined,
      'path cobol',
    ]);
    expect(chosen({ category: 'games' })).toEqual(['webdev', 'react', undefined, 'category games']);
    expect(chosen({ technology: 'nothing' })).toEqual(['webdev', 'react', undefined, 'technology nothing']);
  });
  it('keeps a path that is known when its technology is not', () => {
    expect(chosen({ path: 'vue', technology: 'goroutines' })).toEqual([
      'webdev',
      'vue',
      undefined,
      'technology goroutines',
    ]);
  });
  it('takes nothing from what every object inherits', () => {
    expect(chosen({ path: '__proto__', technology: 'constructor' })).toEqual([
      'webdev',
      'react',
      undefined,
      'path __proto__',
    ]);
  });
});
