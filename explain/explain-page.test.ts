import { describe, expect, it } from 'vitest';
import { explainPage } from './explain-page.ts';
import { cascadeFaults } from './faults/cascade-faults.ts';
import { changedFaults } from './faults/changed-faults.ts';
import { declarationFaults } from './faults/declaration-faults.ts';
import { effectFaults } from './faults/effect-faults.ts';
import { furtherFaults } from './faults/further-faults.ts';
import { moreSoundPages } from './faults/more-sound-pages.ts';
import { oddStudentFaults } from './faults/odd-student-faults.ts';
import { selectorFaults } from './faults/selector-faults.ts';
import { soundPages } from './faults/sound-pages.ts';
import { soundStudentPages } from './faults/sound-student-pages.ts';
import { studentFaults } from './faults/student-faults.ts';
import * as studentPages from './faults/student-pages.ts';
import { treeFaults } from './faults/tree-faults.ts';
import { clubPage, formPage, motionPage } from './faults/whole-pages.ts';

const faults = [
  ...selectorFaults,
  ...declarationFaults,
  ...cascadeFaults,
  ...effectFaults,
  ...treeFaults,
  ...changedFaults,
  ...furtherFaults,
  ...studentFaults,
  ...oddStudentFaults,
];

describe('the cause named first', () => {
  it.each(faults)('$kind: $name', ({ html, kind, line, subject }) => {
    const [first] = explainPage(html);
    expect(first).toMatchObject({ kind, line });
    const named =
      kind === 'unmatched-selector'
        ? first?.selector
        : kind === 'repaired-tree'
          ? first?.element
          : first?.property;
    if (subject !== undefined) expect(named).toBe(subject);
  });
});

describe('a page with nothing wrong', () => {
  it.each([...soundPages, ...moreSoundPages, ...soundStudentPages])(
    'has nothing said of it: $name',
    ({ html }) => {
      expect(explainPage(html)).toEqual([]);
    },
  );

  it.each([clubPage, formPage, motionPage, ...Object.values(studentPages)])(
    'has nothing said of it, as large as it is',
    (html) => {
      expect(explainPage(html)).toEqual([]);
    },
  );

  it('may be empty or hold text only', () => {
    expect(explainPage('')).toEqual([]);
    expect(explainPage('Hello')).toEqual([]);
  });
});

describe('a page that no one would write', () => {
  it.each([
    ['elements in elements', '<div>'.repeat(1000)],
    ['rules in rules', `<style>${'.a{'.repeat(1000)}</style>`],
    ['brackets in brackets', `<style>p{width:${'calc('.repeat(1000)}}</style>`],
    ['tags that never end', '<p '.repeat(1000)],
  ])('is answered all the same: %s', (_, html) => {
    expect(explainPage(html).length).toBeGreaterThan(0);
  });
});

describe('what is said', () => {
  it('is one sentence with the change that mends it', () => {
    const [first] = explainPage('<style>\n.crad { color: teal; }\n</style>\n<p class="card">Hello</p>');
    expect(first).toEqual({
      kind: 'unmatched-selector',
      line: 2,
      selector: '.crad',
      message: '.crad finds nothing. No element has the class crad; the page has card.',
      mend: 'Write .card.',
    });
  });

  it('counts lines the same with the line ends of Windows', () => {
    expect(explainPage('<style>\r\np {\r\n  colr: teal;\r\n}\r\n</style>\r\n<p>Hello</p>')[0]).toMatchObject({
      line: 3,
      property: 'colr',
    });
  });

  it('puts what stands in a linked style sheet on the line of its link', () => {
    const html = '<p class="card">Hello</p>\n<link rel="stylesheet" href="a.css">';
    expect(explainPage(html, new Map([['a.css', '\n\n.card { colr: teal; }']]))[0]).toMatchObject({
      line: 2,
      property: 'colr',
    });
  });
});
