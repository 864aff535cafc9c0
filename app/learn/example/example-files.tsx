import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import type { ExampleController } from '#app/learn/example/use-example.ts';
import { ExampleCode } from '#app/learn/parts/example-code.tsx';
import type { SampleContextValue } from '#app/learn/parts/sample-context.ts';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';

type ExampleFilesProps = {
  compiled: CompiledExample;
  example: ExampleController;
  note: SampleContextValue['note'];
};

/** The example's files to read, one of them in front. Only those with something to mark are drawn line by line. */
export function ExampleFiles({ compiled, example: { sample, view }, note }: ExampleFilesProps) {
  const { files, title, variants, notes } = compiled;
  return files.map((file, place) => {
    const shown = { file, title, isShown: place === view.shownFile };
    const code = sample.isChanged ? sample.sources[place]?.code : undefined;
    const isPlain = code === undefined && variants === undefined && notes === undefined;
    return isPlain ? (
      <HighlightedCode key={file.language} {...shown} code={undefined} />
    ) : (
      <ExampleCode
        key={file.language}
        {...shown}
        code={code}
        variants={variants}
        notes={notes}
        activeNote={note.active}
        onNote={note.show}
      />
    );
  });
}
