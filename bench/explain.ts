import { parseArgs } from 'node:util';
import { libraryPages } from '../explain/cases/valid/library-pages.cases.ts';
import { webPages } from '../explain/cases/valid/web-pages.cases.ts';
import { workingPages as componentPages } from '../explain/cases/valid/working-pages.cases.ts';
import { buildCasePage, buildPage, type QuestionPage } from '../explain/cases/case.ts';
import { applyFix, explainWithVerifiedFixes, type VerifiedDiagnostic } from '../explain/verified-fixes.ts';
import { questionPages } from '../explain/cases/question-pages.cases.ts';

const workingPages = [...componentPages, ...libraryPages, ...webPages];

type Outcome = {
  question: QuestionPage;
  first: VerifiedDiagnostic | undefined;
  isNamed: boolean;
  /** Whether the fix that is offered reaches the aim; undefined where none is offered, or only the learner knows it. */
  isReached: boolean | undefined;
  /** Whether more is reported of the page with the fix than before. */
  isHarmed: boolean;
};

function names({ data, kind }: VerifiedDiagnostic, question: QuestionPage): boolean {
  const subjects = [data.property, data.selector, data.element?.split(/[.#]/)[0]];
  return kind === question.kind && (question.names === '' || subjects.includes(question.names));
}

function ask(question: QuestionPage): Outcome {
  const html = buildPage(question);
  const diagnostics = explainWithVerifiedFixes({ html });
  const [first] = diagnostics;
  const fix = first?.fixes.find(({ edits }) => edits.length > 0);
  const fixed = fix && applyFix(html, fix);
  return {
    question,
    first,
    isNamed: first !== undefined && names(first, question),
    isReached: fixed === undefined || question.aim === undefined ? undefined : fixed.includes(question.aim),
    isHarmed: fixed !== undefined && explainWithVerifiedFixes({ html: fixed }).length >= diagnostics.length,
  };
}

function printOutcome({ question, first, isNamed, isReached, isHarmed }: Outcome): void {
  if (isNamed && isReached !== false && !isHarmed) return;
  const problem = isNamed ? (isHarmed ? 'the fix harms' : 'the fix misses the aim') : 'not named first';
  console.log(
    `  ${question.shows}: ${problem} (${question.kind} ${question.names}). ${first?.message ?? 'Silent.'}`,
  );
}

/** Measures what *Why doesn't this work?* says of pages from learners' questions, and of working pages. */
export const explainBench = {
  summary:
    "how many causes of learners' questions are named first, how many fixes reach the aim, and how many working pages are silent",
  options: '  (no options)',
  run: async (args: string[]): Promise<void> => {
    parseArgs({ args, options: {} });
    const outcomes = questionPages.map(ask);
    const offered = outcomes.filter(({ isReached }) => isReached !== undefined);
    const speaking = workingPages.filter(
      (page) => explainWithVerifiedFixes({ html: buildCasePage(page) }).length > 0,
    );
    const named = outcomes.filter(({ isNamed }) => isNamed).length;
    const reached = offered.filter(({ isReached }) => isReached).length;
    const harmed = outcomes.filter(({ isHarmed }) => isHarmed).length;
    for (const outcome of outcomes) printOutcome(outcome);
    for (const { shows } of speaking) console.log(`  ${shows}: a working page, and something is reported`);
    console.log(`True cause first: ${named} of ${outcomes.length}`);
    console.log(`Fixes that reach the aim: ${reached} of ${offered.length} offered; ${harmed} harm`);
    console.log(`Silent working pages: ${workingPages.length - speaking.length} of ${workingPages.length}`);
  },
};
