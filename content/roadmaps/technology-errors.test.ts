import { expect, it } from 'vitest';
import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import { roadmapCategories } from './categories.ts';
import { listTechnologyErrors } from './technology-errors.ts';
import { technologyNames } from './technology-names.ts';

const category: RoadmapCategory = {
  id: 'webdev',
  title: 'Web Development',
  description: 'A category',
  paths: [
    {
      id: 'react',
      name: 'React',
      description: 'A path',
      steps: [{ title: 'Step', note: 'A note', technologies: ['css', 'docker'] }],
    },
  ],
};
const detail = (id: string) => ({ id, description: 'What it is', features: [], resources: [] });
const names = { css: 'CSS', docker: 'Docker' };

it('has no errors when every technology of a step has a name and details', () => {
  expect(listTechnologyErrors([category], names, [detail('css'), detail('docker')])).toEqual([]);
});

it('reports a technology without a name or details, and suggests the most similar id', () => {
  expect(listTechnologyErrors([category], { css: 'CSS', dokcer: 'Docker' }, [detail('docker')])).toEqual([
    'content/roadmaps/technology-names.ts: "docker" is in a step but has no name; add it here; did you mean "dokcer"?',
    'content/roadmaps/technologies/: "css" is in a step but has no details; add them to a file here',
    'content/roadmaps/technology-names.ts: "dokcer" is in no step; remove it or use it in a step',
  ]);
});

it('reports technologies that no step uses', () => {
  expect(listTechnologyErrors([], { css: 'CSS' }, [detail('css')])).toEqual([
    'content/roadmaps/technology-names.ts: "css" is in no step; remove it or use it in a step',
    'content/roadmaps/technologies/: "css" is in no step; remove its details or use it in a step',
  ]);
});

it('no two technologies of a step have the same name', () => {
  const steps = roadmapCategories.flatMap(({ paths }) => paths.flatMap((path) => path.steps));
  const repeated = steps.filter(
    ({ technologies }) => new Set(technologies.map((id) => technologyNames[id])).size < technologies.length,
  );
  expect(repeated.map(({ title }) => title)).toEqual([]);
});
