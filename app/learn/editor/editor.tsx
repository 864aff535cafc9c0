import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  useImperativeHandle,
} from 'react';
import type { CodeEditor } from '#app/learn/editor/create-editor.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import './editor.css';

export type EditorHandle = Pick<CodeEditor, 'insert' | 'focus'>;

type EditorProps = {
  ref?: Ref<EditorHandle>;
  title: string;
  language: CodeLanguage;
  code: string;
  isFixed: boolean;
  warnedLines: readonly number[];
  /** Focus the editor once it has loaded, because the learner pressed *Edit*. */
  shouldFocus: boolean;
  onChange: (language: CodeLanguage, code: string) => void;
  /** The highlighted code, shown until the editor has loaded. */
  children: ReactNode;
};

/** The code editor, fetched when it is first drawn. */
export function Editor({
  ref,
  title,
  language,
  code,
  isFixed,
  warnedLines,
  shouldFocus,
  onChange,
  children,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const [hasFailed, setHasFailed] = useState(false);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    let createdEditor: CodeEditor | undefined;
    let isUnmounted = false;
    import('#app/learn/editor/create-editor.ts').then(
      ({ createEditor }) => {
        if (isUnmounted || !host.current) return;
        createdEditor = createEditor(host.current, title, (...change) => handleChange(...change));
        setEditor(createdEditor);
      },
      () => setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
      createdEditor?.destroy();
    };
  }, [title]);
  // Before the paint that shows the host: an editor without its file would be empty, without a name, and lower.
  useLayoutEffect(() => editor?.showFile(language, code, isFixed), [editor, language, code, isFixed]);
  const focusIfRequested = useEffectEvent(() => {
    if (shouldFocus) editor?.focus();
  });
  useEffect(() => focusIfRequested(), [editor]);
  useEffect(() => editor?.markLines(warnedLines), [editor, warnedLines, language]);
  useImperativeHandle(ref, () => ({ insert: (text) => editor?.insert(text), focus: () => editor?.focus() }), [
    editor,
  ]);
  return (
    <>
      {!editor && children}
      {hasFailed && (
        <p className="note wrong" role="alert">
          The editor could not load. Check your connection, then press Done and Edit again.
        </p>
      )}
      <div ref={host} className="editor-host" hidden={!editor} />
    </>
  );
}
