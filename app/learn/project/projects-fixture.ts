import type { CompiledPiece, CompiledProject } from '#contract/lessons/lesson-project.ts';

function piece(name: string, title: string, own: Partial<CompiledPiece>): CompiledPiece {
  return { name, title, short: title, says: title, page: 'index.html', place: title, lessons: [], ...own };
}

/** Two small projects: two pages, and a style sheet of two pieces for them. */
export const projects: CompiledProject[] = [
  {
    course: 'html',
    title: 'Pages',
    lead: '',
    start: 'start',
    pieces: [
      piece('home', 'Home', {
        lessons: ['html/intro', 'html/lists'],
        exercise: {
          id: 'html/lists#home',
          lesson: 'html/lists',
          file: 'index.html',
          commit: 'Mark up the home page',
          code: '<!doctype html><title>Home</title>\n<h1>Home</h1>',
        },
      }),
      piece('programme', 'Programme', {
        page: 'programme.html',
        lessons: ['html/tables'],
        exercise: {
          id: 'html/tables#programme',
          lesson: 'html/tables',
          file: 'programme.html',
          commit: 'Make the programme a table',
          code: '<!doctype html>\n<head>\n  <title>P</title>\n</head>\n<h1>Programme</h1><img src="/lesson-files/maps/stage.svg">',
        },
      }),
    ],
  },
  {
    course: 'css',
    title: 'Style',
    lead: '',
    start: '',
    pieces: [
      piece('pages', 'Pages', {}),
      piece('colours', 'Colours', {
        lessons: ['css/a'],
        exercise: {
          id: 'css/a#colours',
          lesson: 'css/a',
          file: 'style.css',
          commit: 'Colour the pages',
          code: 'body {}',
        },
      }),
      piece('header', 'Header', {
        lessons: ['css/b'],
        exercise: {
          id: 'css/b#header',
          lesson: 'css/b',
          file: 'style.css',
          commit: 'Give the pages a bar',
          code: '.bar {}',
        },
      }),
    ],
  },
];
