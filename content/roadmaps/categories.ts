import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import { backendPaths } from './backend-paths.ts';
import { webPaths } from './web-paths.ts';

export const roadmapCategories: RoadmapCategory[] = [
  {
    id: 'webdev',
    title: 'Web Development',
    description:
      'What people see and touch: five frameworks, each from the first tag to a link you can share.',
    paths: webPaths,
  },
  {
    id: 'backend',
    title: 'Backend Development',
    description:
      'What answers behind the page: four languages, each from the first script to a service that stays up.',
    paths: backendPaths,
  },
];
