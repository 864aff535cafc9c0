import { useRef, type ReactNode } from 'react';
import { Editor, type EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import type { CodeFile, CodeLanguage } from '#app/learn/lesson/lesson-parts-types.ts';
import type { SampleCode } from '#app/learn/playground/use-sample-code.ts';

type EditedSampleProps = {
  title: string;
  files: readonly CodeFile[];
  sample: SampleCode;
  shownFile: number;
  language: CodeLanguage;
  isEditing: boolean;
  painted: ReactNode;
  result: ReactNode;
};

const none: readonly number[] = [];

/** Code and result side by side; while one edits, the editor in the code's place. */
export function EditedSample({ title, files, sample, shownFile, language, isEditing, painted, result }: EditedSampleProps) {
  const editor = useRef<EditorHandle>(null);
  return (
    <>
      <div className="example-body">
        <div className="example-code">
          {isEditing ? (
            <Editor ref={editor} title={title} language={language} code={sample.sources[shownFile]?.code ?? ''} isFixed={files[shownFile]?.fixed ?? false}
              warned={none} takesFocus onChange={sample.change}>{painted}</Editor>
          ) : painted}
        </div>
        {result}
      </div>
      {isEditing && <SymbolRow onPress={(symbol) => editor.current?.insert(symbol)} />}
    </>
  );
}
