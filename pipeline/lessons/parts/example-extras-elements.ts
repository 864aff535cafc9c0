import type { RootContent } from 'mdast';
import { replaceValue } from '../../../app/learn/parts/values/find-declaration.ts';
import type {
  CompiledExampleExtras,
  CompiledNote,
  HighlightedLines,
} from '../../../contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { highlight } from '../highlight.ts';
import { element } from '../mdx-element.ts';
import type { SourcePart } from '../read-code.ts';
import { sourceFiles } from '../source-files.ts';
import { exampleMoves } from './detect-motion.ts';
import type { ExampleExtras } from './read-example-extras.ts';
import type { ValuesPart } from './read-values.ts';
import type { NotePart } from './read-note.ts';

type Example = ExampleExtras & { files: SourcePart[] };

/** The values an example's component takes for what is inside it. */
export function compileExampleExtras(example: Example): CompiledExampleExtras {
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

/** The elements inside an example: its player, values, edits and notes, each with its sentences. */
export function drawExampleExtras(example: Example): RootContent[] {
  const { tries, values, notes } = example;
  const drawn: RootContent[] = [];
  if (exampleMoves(example)) drawn.push(element('Player', {}));
  if (notes.length > 0)
    drawn.push(
      element(
        'Notes',
        { slot: 'body' },
        notes.map((note) => element('Note', compileNote(note), note.sentence)),
      ),
    );
  if (values.length > 0)
    drawn.push(
      element('Values', {
        controls: values.map(({ of, property, look, values: all }) => ({ of, property, look, values: all })),
      }),
    );
  if (tries.length > 0)
    drawn.push(
      element(
        'Tries',
        {},
        tries.map(({ name, title, edits, sentence }) => element('Try', { name, title, edits }, sentence)),
      ),
    );
  return drawn;
}

/** Highlighted, the lines that edits and values bring into the code: the page has no highlighter. */
export function findVariantLines({ files, tries, values }: Example): HighlightedLines {
  const originals = sourceFiles(files);
  const variants: SourceFile[] = [
    ...tries.flatMap(({ edited }) => edited),
    ...valueVariants(originals, values),
  ];
  const lines: HighlightedLines = {};
  for (const { language, code } of variants) {
    const known = new Set(originals.find((file) => file.language === language)?.code.split('\n'));
    const html = highlight(code, language).split('\n');
    code.split('\n').forEach((text, index) => {
      if (!known.has(text)) lines[text] = html[index] ?? '';
    });
  }
  return lines;
}

/**
 * The CSS with each value of each control; where a line has several controls, with all they can make of it
 * together.
 */
function valueVariants(originals: readonly SourceFile[], values: readonly ValuesPart[]): SourceFile[] {
  const css = originals.find(({ language }) => language === 'css');
  if (!css) return [];
  const maxVariants = 500;
  let codes = [css.code];
  for (const { of, property, values: all } of values) {
    const made = codes.flatMap((code) => all.map((value) => replaceValue(code, of, property, value) ?? code));
    codes =
      made.length <= maxVariants
        ? made
        : [...codes, ...all.map((value) => replaceValue(css.code, of, property, value) ?? css.code)];
  }
  return codes.map((code) => ({ language: 'css', code }));
}
