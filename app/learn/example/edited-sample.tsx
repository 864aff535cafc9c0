import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { getFileIndex } from '#app/learn/code/source-files.ts';
import { Editor, type EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import { useExplanation } from '#app/learn/diagnostics/use-explanation.ts';
import { listDiagnosticLines } from '#app/learn/diagnostics/diagnostic-lines.ts';
import { DiagnosticsPanel } from '#app/learn/diagnostics/diagnostics-panel.tsx';
import type { HighlightedFile, CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';

type EditedSampleProps = {
  title: string;
  files: readonly HighlightedFile[];
  sample: Pick<SampleCode, 'sources' | 'change'>;
  shownFile: number;
  language: CodeLanguage;
  isEditing: boolean;
  /** Of several samples that are edited together, only one gets the focus. */
  shouldFocus?: boolean;
  /** The id of the sample's name, where several are edited together. */
  nameId?: string | undefined;
  frame: RefObject<ResultHandle | null>;
  onShowFile: (index: number) => void;
  highlighted: ReactNode;
  /** Whose code it is. */
  whose: ReactNode;
  result: (onPicked: (element: PickedElement) => void) => ReactNode;
};

/**
 * Code and result side by side. While the code is edited, the editor replaces it and *Why doesn’t this work?*
 * is below.
 */
export function EditedSample({
  title,
  files,
  sample,
  shownFile,
  language,
  isEditing,
  shouldFocus = true,
  nameId,
  frame,
  onShowFile,
  highlighted,
  whose,
  result,
}: EditedSampleProps) {
  const editor = useRef<EditorHandle>(null);
  const { explanation, retry } = useExplanation(sample.sources, isEditing);
  const [picked, setPicked] = useState<PickedElement>();
  const warnedLines = useMemo(
    () =>
      explanation === undefined || typeof explanation === 'string'
        ? []
        : listDiagnosticLines([...explanation.causes, ...explanation.followers], language),
    [explanation, language],
  );
  return (
    <>
      <div className="example-body">
        <div className="example-code">
          {isEditing ? (
            <Editor
              ref={editor}
              title={title}
              language={language}
              code={sample.sources[shownFile]?.code ?? ''}
              isFixed={files[shownFile]?.fixed ?? false}
              warnedLines={warnedLines}
              shouldFocus={shouldFocus}
              onChange={sample.change}
            >
              {highlighted}
            </Editor>
          ) : (
            highlighted
          )}
        </div>
        {result(setPicked)}
      </div>
      {whose}
      {isEditing && (
        <>
          <SymbolRow language={language} editor={editor} />
          <DiagnosticsPanel
            explanation={explanation}
            onRetry={retry}
            sources={sample.sources}
            frame={frame}
            picked={picked}
            onPick={setPicked}
            nameId={nameId}
            onChange={(changed, code) => {
              onShowFile(getFileIndex(files, changed));
              sample.change(changed, code);
            }}
          />
        </>
      )}
    </>
  );
}
