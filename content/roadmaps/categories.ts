import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import { backendPaths } from './backend-paths.ts';
import { webPaths } from './web-paths.ts';

export const roadmapCategories: RoadmapCategory[] = [
  {
    id: 'webdev',
    title: 'Web Development',
    description:
      'What people see and use. Every path leads from the first tag to a site with a link you can share.',
    paths: webPaths,
  },
  {
    id: 'backend',
    title: 'Backend Development',
    description:
      'What runs behind the page. Every path leads from the first script to a service that stays up.',
    paths: backendPaths,
  },
];
