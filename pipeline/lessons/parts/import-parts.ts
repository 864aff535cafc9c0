import type { LessonParts } from './lesson-parts.ts';
import { compareHasMotion, exampleHasMotion, exerciseHasMotion } from './detect-motion.ts';

/** The module of each part, and the components that it exports. */
const modules = {
  player: ['Player'],
  try: ['Try', 'Tries'],
  values: ['Values'],
  notes: ['Note', 'Notes'],
  predict: ['Predict', 'PredictSlot'],
  compare: ['Compare', 'Version'],
  steps: ['Steps', 'Step', 'StepDrawing'],
  new: ['New', 'Without'],
  'in-your-browser': ['InYourBrowser', 'BrowserSteps'],
  term: ['Term'],
  'project-exercise': ['ProjectExercise'],
} as const;
type Module = keyof typeof modules;

/**
 * Parts that use examples or exercises. They are outside `parts/`, because examples and exercises import that
 * folder.
 */
const outsideParts: readonly Module[] = ['compare', 'project-exercise'];

function getModulePath(name: Module): string {
  return `#app/learn/${outsideParts.includes(name) ? '' : 'parts/'}${name}/${name}.tsx`;
}

/**
 * Import statements for the parts that a lesson uses, on one line, so that its page loads only their scripts
 * and styles.
 */
export function importParts({ examples, exercises, learner, terms }: LessonParts): string {
  const isUsed: Record<Module, boolean> = {
    player:
      examples.some(exampleHasMotion) ||
      exercises.some(exerciseHasMotion) ||
      learner.compares.some(compareHasMotion),
    try: examples.some(({ tries }) => tries.length > 0),
    values: examples.some(({ values }) => values.length > 0),
    notes: examples.some(({ notes }) => notes.length > 0),
    predict: learner.predicts.length > 0,
    compare: learner.compares.length > 0,
    steps: learner.steps.length > 0,
    new: learner.news.length > 0,
    'in-your-browser': learner.browsers.length > 0,
    term: terms.length > 0,
    'project-exercise': exercises.some(({ piece }) => piece !== undefined),
  };
  return (Object.keys(modules) as Module[])
    .filter((name) => isUsed[name])
    .map((name) => `import { ${modules[name].join(', ')} } from '${getModulePath(name)}'; `)
    .join('');
}
