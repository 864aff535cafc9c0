import {
  useEffect,
  useEffectEvent,
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
  warned: readonly number[];
  /** Take the focus once it has loaded: the learner asked for it. */
  takesFocus: boolean;
  onChange: (language: CodeLanguage, code: string) => void;
  /** The highlighted code, shown until the editor has arrived. */
  children: ReactNode;
};

/** The code editor, fetched when it is first drawn. */
export function Editor({
  ref,
  title,
  language,
  code,
  isFixed,
  warned,
  takesFocus,
  onChange,
  children,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const [hasFailed, setHasFailed] = useState(false);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    import('#app/learn/editor/create-editor.ts').then(
      ({ createEditor }) => {
        if (isGone || !host.current) return;
        made = createEditor(host.current, title, (...changed) => change(...changed));
        setEditor(made);
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [title]);
  useEffect(() => editor?.show(language, code, isFixed), [editor, language, code, isFixed]);
  const focusWhenAsked = useEffectEvent(() => {
    if (takesFocus) editor?.focus();
  });
  useEffect(() => focusWhenAsked(), [editor]);
  useEffect(() => editor?.warn(warned), [editor, warned, language]);
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
