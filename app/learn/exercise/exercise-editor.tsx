import { startTransition, useMemo, type RefObject } from 'react';
import { Editor, type EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import { EditButton, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import { tooLarge } from '#app/learn/diagnostics/explainer-messages.ts';
import type { Explanation } from '#app/learn/diagnostics/explain-sources.ts';
import { listDiagnosticLines } from '#app/learn/diagnostics/diagnostic-lines.ts';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';

type ExerciseEditorProps = {
  title: string;
  exercise: ExerciseController;
  editor: RefObject<EditorHandle | null>;
  explanation: Explanation | typeof tooLarge | undefined;
};

/** The exercise's files, one of them shown. *Edit* or a press on the code replaces it with an editor. */
export function ExerciseEditor({ title, exercise, editor, explanation }: ExerciseEditorProps) {
  const { id, files, sample, view, edit } = exercise;
  const shownFile = files[view.shownFile];
  const language = shownFile?.language ?? 'html';
  const warnedLines = useMemo(
    () =>
      explanation === undefined || explanation === tooLarge
        ? []
        : listDiagnosticLines(explanation.causes, language),
    [explanation, language],
  );
  const highlighted = files.map((file, index) => (
    <HighlightedCode
      key={file.language}
      file={file}
      title={title}
      code={sample.isChanged ? sample.sources[index]?.code : undefined}
      isShown={index === view.shownFile}
    />
  ));
  return (
    <>
      <div className="example-head">
        <FileTabs
          id={id}
          title={title}
          languages={files.map((file) => file.language)}
          shown={view.shownFile}
          onShow={exercise.showFile}
        />
        <div className="example-tools">
          {view.isEditing ? (
            <ResetButton target="the code to start from" onClick={exercise.reset} />
          ) : (
            <EditButton onClick={edit} />
          )}
        </div>
      </div>
      <div className="example-code" data-pressable onClick={() => startTransition(edit)}>
        {view.isEditing ? (
          <Editor
            ref={editor}
            title={title}
            language={language}
            code={sample.sources[view.shownFile]?.code ?? ''}
            isFixed={shownFile?.fixed ?? false}
            warnedLines={warnedLines}
            shouldFocus
            onChange={exercise.change}
          >
            {highlighted}
          </Editor>
        ) : (
          highlighted
        )}
      </div>
      {view.isEditing && <SymbolRow onPress={(symbol) => editor.current?.insert(symbol)} />}
    </>
  );
}
