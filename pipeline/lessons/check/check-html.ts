import { HtmlValidate, type ConfigData } from 'html-validate';
import { isWholeDocument } from '../../../app/learn/playground/document-pieces.ts';
import type { CodePart } from '../lesson-parts.ts';
import type { CheckedLesson, Report } from './check-lesson.ts';

/** The conformance checker's own rules, save those of taste and those that ask for a whole page. */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
    'attr-case': 'off',
    'element-case': 'off',
    'unique-landmark': 'off',
    'valid-id': ['error', { relaxed: true }],
    'missing-doctype': 'off',
    'heading-level': ['error', { allowMultipleH1: false, minInitialRank: 'any', sectioningRoots: [] }],
    'no-redundant-for': 'off',
    'no-implicit-input-type': 'off',
    'script-type': 'off',
    'attr-quotes': 'off',
    'no-redundant-role': 'off',
    'form-dup-name': 'off',
    'prefer-tbody': 'off',
    'attr-pattern': 'off',
  },
};
const validator = new HtmlValidate(rules);

/** Every HTML sample, example and exercise is valid; what is marked wrong in its code, and a lesson's own wrong answers, are let alone. */
export async function checkHtml(lesson: CheckedLesson, report: Report): Promise<void> {
  const { samples, examples, exercises } = lesson.parts;
  const sound: CodePart[] = [
    ...samples.filter(({ wrongIn }) => wrongIn !== 'code'),
    ...examples.filter(({ wrongIn }) => wrongIn !== 'code').flatMap(({ files }) => files),
    ...exercises.flatMap(({ files, solutions }) => [
      ...files.filter(({ fixed }) => fixed),
      ...solutions.flatMap((solution) => solution.files),
    ]),
  ];
  for (const part of sound.filter(({ language }) => language === 'html')) {
    for (const { line, message, ruleId } of await listHtmlFaults(part.code))
      report(part.line + line, `${message} (${ruleId}); mend it or mark the sample wrong="…"`);
  }
}

/** What the conformance checker finds in a fragment or whole document; lines are counted from 1 in it. */
export async function listHtmlFaults(code: string) {
  const text = isWholeDocument(code)
    ? code
    : `<!DOCTYPE html><html lang="en"><head><title>Sample</title></head><body>${code}</body></html>`;
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) => messages);
}
