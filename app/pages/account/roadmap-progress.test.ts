import { expect, test } from 'vitest';
import { listRoadmapProgress } from '#app/pages/account/roadmap-progress.ts';
import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';

const path = (id: RoadmapPath['id'], ...technologies: string[]): RoadmapPath => ({
  id,
  name: id.toUpperCase(),
  description: 'A path',
  steps: [{ title: 'One', note: 'All', technologies }],
});
const categories: RoadmapCategory[] = [
  {
    id: 'webdev',
    title: 'Web',
    description: 'Web',
    paths: [
      path('react', 'html', 'react'),
      path('vue', 'html', 'vue', 'pinia'),
      path('svelte', 'html', 'a', 'b', 'c'),
    ],
  },
  {
    id: 'backend',
    title: 'Back',
    description: 'Back',
    paths: [path('node', 'node', 'express'), path('go', 'go', 'html', 'sql', 'grpc', 'docker')],
  },
];
const technologyStates = (states: Record<string, 'none' | 'learning' | 'done'>) => ({
  technologies: Object.fromEntries(
    Object.entries(states).map(([id, state]) => [id, { state, changedAt: 1 }]),
  ),
});

test('tells the three roadmaps furthest along, the furthest first', () => {
  const list = listRoadmapProgress(categories, technologyStates({ html: 'done' }));
  expect(list).toEqual([
    { id: 'react', title: 'REACT roadmap', done: [true, false] },
    { id: 'vue', title: 'VUE roadmap', done: [true, false, false] },
    { id: 'svelte', title: 'SVELTE roadmap', done: [true, false, false, false] },
  ]);
});

test('leaves out roadmaps where nothing is done yet', () => {
  expect(listRoadmapProgress(categories, technologyStates({}))).toEqual([]);
  expect(
    listRoadmapProgress(categories, technologyStates({ html: 'learning', node: 'none', gone: 'done' })),
  ).toEqual([]);
});
