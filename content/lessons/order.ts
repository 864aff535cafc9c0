import type { CourseOrder } from '#contract/lessons/lesson-content.ts';

/**
 * The two courses: their groups and lessons in the order they are taught. A lesson's id is its path without
 * `/learning/`.
 */
export const courseOrders: readonly CourseOrder[] = [
  {
    id: 'html',
    title: 'HTML 5',
    shortTitle: 'HTML',
    groups: [
      {
        lessons: [
          'html/intro', 'html/structure', 'html/basic-tags', 'html/elements-attributes', 'html/block-inline',
          'html/lists', 'html/tables', 'html/forms', 'html/media',
        ],
      },
      {
        title: 'Miscellaneous',
        lessons: [
          'html/misc/canvas', 'html/misc/character-tags', 'html/misc/code-tag', 'html/misc/entities',
          'html/misc/global-attribute', 'html/misc/obsolete-tags', 'html/misc/quotation-tags', 'html/misc/semantic-tags',
        ],
      },
    ],
  },
  {
    id: 'css',
    title: 'CSS',
    shortTitle: 'CSS',
    groups: [
      {
        title: 'CSS Introduction',
        lessons: [
          'css/intro-to-css/introduction', 'css/intro-to-css/working-of-css', 'css/intro-to-css/syntax-of-css',
          'css/intro-to-css/ways-to-add-css', 'css/intro-to-css/css-comments', 'css/intro-to-css/css-selectors',
          'css/intro-to-css/css-specificity',
        ],
      },
      {
        title: 'CSS Properties',
        lessons: [
          'css/css-properties/box-model', 'css/css-properties/css-colors', 'css/css-properties/css-borders',
          'css/css-properties/css-backgrounds', 'css/css-properties/css-fonts', 'css/css-properties/css-text-styling',
          'css/css-properties/css-padding', 'css/css-properties/css-margin', 'css/css-properties/css-hover',
          'css/css-properties/css-cursors', 'css/css-properties/css-links', 'css/css-properties/css-combinators',
          'css/css-properties/css-pseudo-classes', 'css/css-properties/css-buttons', 'css/css-properties/css-overflow',
          'css/css-properties/css-float', 'css/css-properties/css-important', 'css/css-properties/css-math-functions',
          'css/css-properties/css-size', 'css/css-properties/css-positioning', 'css/css-properties/css-z-index',
          'css/css-properties/css-forms', 'css/css-properties/css-navbar',
        ],
      },
      {
        title: 'CSS Designing',
        lessons: [
          'css/css-designing/css-display', 'css/css-designing/flexbox-layout', 'css/css-designing/grid-layout',
          'css/css-designing/media-queries',
        ],
      },
      {
        title: 'CSS Advance Topics',
        lessons: [
          'css/css-advance/css-transitions', 'css/css-advance/css-transform', 'css/css-advance/shadows',
          'css/css-advance/animations', 'css/css-advance/pagination', 'css/css-advance/gradient',
        ],
      },
    ],
  },
];

/** The path of a lesson's page. */
export function lessonPath(lessonId: string): string {
  return `/learning/${lessonId}`;
}

/** The path of the page of a course's project. */
export function projectPath(course: CourseOrder['id']): string {
  return `/learning/${course}/project`;
}

/** The ids of all lessons, in the order of the courses. */
export const lessonIds: readonly string[] = courseOrders.flatMap((course) => course.groups.flatMap((group) => group.lessons));
