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

/** The example's files, one of them shown. Only files with marks are rendered line by line. */
export function ExampleFiles({ compiled, example, note }: ExampleFilesProps) {
  const { files, title, variants, notes } = compiled;
  const { sample, view } = example;
  return files.map((file, index) => {
    const fileProps = { file, title, isShown: index === view.shownFile };
    const code = sample.isChanged ? sample.sources[index]?.code : undefined;
    const isPlain = code === undefined && variants === undefined && notes === undefined;
    return isPlain ? (
      <HighlightedCode key={file.language} {...fileProps} code={undefined} />
    ) : (
      <ExampleCode
        key={file.language}
        {...fileProps}
        exampleId={example.id}
        code={code}
        variants={variants}
        notes={notes}
        activeNote={note.active}
        onNote={note.show}
      />
    );
  });
}
