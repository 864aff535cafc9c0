import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorTheme } from '#app/learn/editor/editor-theme.ts';
import { loadLanguage } from '#app/learn/editor/languages.ts';
import { warnedLines, warnLines } from '#app/learn/editor/warned-lines.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

export type CodeEditor = {
  /** Shows a file; each keeps its own history, place and selection. */
  show: (language: CodeLanguage, code: string, isFixed: boolean) => void;
  /** Types text at the caret; the closing half of a pair follows it. */
  insert: (text: string) => void;
  /** Marks lines of the shown file, counted from 1. */
  warn: (lines: readonly number[]) => void;
  focus: () => void;
  destroy: () => void;
};

const keysToLeave = 'Press Escape, then Tab, to leave the editor.';

/**
 * Builds the editor in a shadow root below `host`: it writes style sheets, which the page's policy allows nowhere else.
 */
export function createEditor(
  host: HTMLElement,
  title: string,
  onChange: (language: CodeLanguage, code: string) => void,
): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const help = Object.assign(document.createElement('p'), {
    id: 'help',
    textContent: keysToLeave,
    hidden: true,
  });
  const place = document.createElement('div');
  root.replaceChildren(help, place);
  const states = new Map<CodeLanguage, EditorState>();
  /** What was typed and has not come back yet: the page may draw a keystroke when the next one is typed already. */
  const onTheWay: string[] = [];
  const grammar = new Compartment();
  let shown: CodeLanguage | undefined;

  function makeState(language: CodeLanguage, code: string, isFixed: boolean): EditorState {
    return EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        grammar.of([]),
        warnedLines,
        editorTheme,
        EditorState.readOnly.of(isFixed),
        EditorView.editable.of(true),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': `${language.toUpperCase()} of ${title}${isFixed ? ', fixed' : ''}`,
          'aria-describedby': 'help',
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          const typed = update.state.doc.toString();
          onTheWay.push(typed);
          onChange(language, typed);
        }),
      ],
    });
  }

  const view = new EditorView({ parent: place, root });
  return {
    show(language, code, isFixed) {
      const echo = onTheWay.indexOf(code);
      if (shown === language && (echo >= 0 || view.state.doc.toString() === code)) {
        onTheWay.splice(0, view.state.doc.toString() === code ? onTheWay.length : echo + 1);
        return;
      }
      onTheWay.length = 0;
      if (shown === language) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
        return;
      }
      if (shown !== undefined) states.set(shown, view.state);
      const known = states.get(language);
      shown = language;
      view.setState(known?.doc.toString() === code ? known : makeState(language, code, isFixed));
      void loadLanguage(language).then((extension) => {
        if (shown === language) view.dispatch({ effects: grammar.reconfigure(extension) });
      });
    },
    insert(text) {
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
      view.focus();
    },
    warn: (lines) => warnLines(view, lines),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
