import type { LessonParts } from './lesson-parts.ts';
import { compareMoves, exampleMoves, exerciseMoves } from './detect-motion.ts';

/** The modules of the parts, and the components each gives a lesson. */
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

/** These are made of whole examples and exercises, so they are beside `parts/`, which those use. */
const besideParts: readonly Module[] = ['compare', 'project-exercise'];

function pathOf(name: Module): string {
  return `#app/learn/${besideParts.includes(name) ? '' : 'parts/'}${name}/${name}.tsx`;
}

/** Import statements for the parts a lesson uses, on one line: a page loads the script and style of no other part. */
export function importParts({ examples, exercises, learner, terms }: LessonParts): string {
  const isUsed: Record<Module, boolean> = {
    player:
      examples.some(exampleMoves) || exercises.some(exerciseMoves) || learner.compares.some(compareMoves),
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
    .map((name) => `import { ${modules[name].join(', ')} } from '${pathOf(name)}'; `)
    .join('');
}
