import { startTransition, useMemo, type RefObject } from 'react';
import { Editor, type EditorHandle } from '#app/learn/editor/editor.tsx';
import { DraftNote } from '#app/learn/code/draft-note.tsx';
import { EditButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import type { ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { listDiagnosticLines } from '#app/learn/diagnostics/diagnostic-lines.ts';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';

type ExerciseEditorProps = {
  title: string;
  exercise: ExerciseController;
  editor: RefObject<EditorHandle | null>;
  explanation: ExplanationState;
};

/** The shown file of an exercise. A press on the code replaces it with an editor. */
export function ExerciseFile({ title, exercise, editor, explanation }: ExerciseEditorProps) {
  const { files, sample, view, edit } = exercise;
  const shownFile = files[view.shownFile];
  const language = shownFile?.language ?? 'html';
  const warnedLines = useMemo(
    () =>
      explanation === undefined || typeof explanation === 'string'
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
  );
}

/** The exercise's files, one of them shown, with *Edit* and whose code it is. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { title, exercise } = props;
  return (
    <>
      <div className="example-head">
        <FileTabs
          id={exercise.id}
          title={title}
          languages={exercise.files.map((file) => file.language)}
          shown={exercise.view.shownFile}
          onShow={exercise.showFile}
        />
        <div className="example-tools">
          {!exercise.view.isEditing && <EditButton onClick={exercise.edit} />}
        </div>
      </div>
      <ExerciseFile {...props} />
      <DraftNote sample={exercise.sample} onShow={exercise.showVersion} onStartOver={exercise.reset} />
    </>
  );
}
