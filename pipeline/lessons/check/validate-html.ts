import { HtmlValidate, type ConfigData } from 'html-validate';
import { isWholeDocument } from '../../../app/learn/playground/document/document-pieces.ts';
import type { Mistake } from './lesson-check.ts';

/** The validator's recommended rules, without those about code style and those that need a complete page. */
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

/**
 * Validates an HTML fragment or a complete document. Lines are counted from 1 in it.
 */
export async function validateHtml(code: string): Promise<Mistake[]> {
  const text = isWholeDocument(code)
    ? code
    : `<!DOCTYPE html><html lang="en"><head><title>Sample</title></head><body>${code}</body></html>`;
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => ({ line, message: `${message} (${ruleId})` })),
  );
}
