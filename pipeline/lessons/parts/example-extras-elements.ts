import type { RootContent } from 'mdast';
import { replaceValue } from '../../../app/learn/parts/values/find-declaration.ts';
import type {
  CompiledExampleExtras,
  CompiledNote,
  HighlightedLines,
} from '../../../contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { highlight } from '../highlight.ts';
import { createMdxElement } from '../mdx-element.ts';
import type { SourcePart } from '../read-code.ts';
import { sourceFiles } from '../source-files.ts';
import { exampleHasMotion } from './detect-motion.ts';
import type { ExampleExtras } from './read-example-extras.ts';
import type { ValuesPart } from './read-values.ts';
import type { NotePart } from './read-note.ts';

type Example = ExampleExtras & { files: SourcePart[] };

/** The props that an example's component gets for its setup, edits, controls and notes. */
export function compileExampleProps(example: Example): CompiledExampleExtras {
  const { setup, tries, values, notes } = example;
  return {
    ...(setup.length > 0
      ? { setup: setup.map(({ language, code }) => ({ language, html: highlight(code, language) })) }
      : {}),
    ...(tries.length > 0 || values.length > 0 ? { variants: findVariantLines(example) } : {}),
    ...(notes.length > 0 ? { notes: notes.map(compileNote) } : {}),
  };
}

function compileNote({ name, mark, place }: NotePart): CompiledNote {
  return { name, ...(mark === undefined ? {} : { mark }), ...(place ? { place } : {}) };
}

/** The elements inside an example: its player, notes, controls and edits, each with its sentences. */
export function createExampleExtras(example: Example): RootContent[] {
  const { tries, values, notes } = example;
  const elements: RootContent[] = [];
  if (exampleHasMotion(example)) elements.push(createMdxElement('Player', {}));
  if (notes.length > 0)
    elements.push(
      createMdxElement(
        'Notes',
        { slot: 'body' },
        notes.map((note) => createMdxElement('Note', compileNote(note), note.sentence)),
      ),
    );
  if (values.length > 0)
    elements.push(
      createMdxElement('Values', {
        controls: values.map(({ of, property, look, values: all }) => ({ of, property, look, values: all })),
      }),
    );
  if (tries.length > 0)
    elements.push(
      createMdxElement(
        'Tries',
        {},
        tries.map(({ name, title, edits, sentence }) =>
          createMdxElement('Try', { name, title, edits }, sentence),
        ),
      ),
    );
  return elements;
}

/** Highlights the lines that edits and controls can add to the code, because the page has no highlighter. */
export function findVariantLines({ files, tries, values }: Example): HighlightedLines {
  const originals = sourceFiles(files);
  const variants: SourceFile[] = [
    ...tries.flatMap(({ edited }) => edited),
    ...listValueVariants(originals, values),
  ];
  const lines: HighlightedLines = {};
  for (const { language, code } of variants) {
    const originalLines = new Set(originals.find((file) => file.language === language)?.code.split('\n'));
    const html = highlight(code, language).split('\n');
    code.split('\n').forEach((text, index) => {
      if (!originalLines.has(text)) lines[text] = html[index] ?? '';
    });
  }
  return lines;
}

/**
 * The CSS with every combination of the controls' values. When there are too many combinations, only one
 * control changes at a time.
 */
function listValueVariants(originals: readonly SourceFile[], values: readonly ValuesPart[]): SourceFile[] {
  const css = originals.find(({ language }) => language === 'css');
  if (!css) return [];
  const maxVariants = 500;
  let codes = [css.code];
  for (const { of, property, values: all } of values) {
    const combinations = codes.flatMap((code) =>
      all.map((value) => replaceValue(code, of, property, value) ?? code),
    );
    codes =
      combinations.length <= maxVariants
        ? combinations
        : [...codes, ...all.map((value) => replaceValue(css.code, of, property, value) ?? css.code)];
  }
  return codes.map((code) => ({ language: 'css', code }));
}
