import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
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
  showFile: (language: CodeLanguage, code: string, isFixed: boolean) => void;
  /** Types text at the caret, as a keyboard does: brackets and tags close by themselves. */
  insert: (text: string) => void;
  /** Marks lines of the shown file, counted from 1. */
  markLines: (lines: readonly number[]) => void;
  focus: () => void;
  destroy: () => void;
};

const helpId = 'help';
const leaveHint = 'Press Escape, then Tab, to leave the editor.';

/** The site's bar covers the upper edge of the window. What covers the lower one, the host's scroll margin says. */
const coveredTopPx = 72;

const modifierKeys: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * After Escape, Tab leaves the editor until another key is pressed. CodeMirror itself gives two seconds for it,
 * which are over while a screen reader still speaks.
 */
const leaveWithTab = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === 'Escape') {
      view.setTabFocusMode(true);
      view.dispatch({ effects: EditorView.announce.of('Tab leaves the editor.') });
    } else if (key !== 'Tab' && !modifierKeys.has(key)) view.setTabFocusMode(false);
    return false;
  },
  blur(_, view) {
    view.setTabFocusMode(false);
  },
});

/** What is the same for every file. */
const editingExtensions = [
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
  warnedLines,
  editorTheme,
  EditorView.editable.of(true),
  leaveWithTab,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
];

/** The accessible name of the edited text, its description, and no corrections of code. */
function nameContent(name: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': name,
    'aria-describedby': helpId,
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
  });
}

/** Attaches a shadow root to `host`, with the hint that describes the editor and the editor's container. */
function createRoot(host: HTMLElement): { root: ShadowRoot; container: HTMLElement } {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const help = Object.assign(document.createElement('p'), {
    id: helpId,
    textContent: leaveHint,
    hidden: true,
  });
  const container = document.createElement('div');
  root.replaceChildren(help, container);
  return { root, container };
}

/**
 * Builds the editor in a shadow root below `host`: it writes style sheets, which the page's policy allows
 * nowhere else.
 */
export function createEditor(
  host: HTMLElement,
  title: string,
  onChange: (language: CodeLanguage, code: string) => void,
): CodeEditor {
  const { root, container } = createRoot(host);
  const states = new Map<CodeLanguage, EditorState>();
  /**
   * Values that were reported by `onChange` and not yet passed back to `showFile`: React may render a
   * keystroke after the next one was typed.
   */
  const pendingValues: string[] = [];
  const languageCompartment = new Compartment();
  let shownLanguage: CodeLanguage | undefined;

  const scrollMargins = EditorView.scrollMargins.of(() => ({
    top: coveredTopPx,
    bottom: Number.parseFloat(getComputedStyle(host).scrollMarginBottom),
  }));
  const createState = (language: CodeLanguage, code: string, isFixed: boolean) =>
    EditorState.create({
      doc: code,
      extensions: [
        editingExtensions,
        scrollMargins,
        languageCompartment.of([]),
        EditorState.readOnly.of(isFixed),
        nameContent(`${language.toUpperCase()} of ${title}${isFixed ? ', fixed' : ''}`),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          const value = update.state.doc.toString();
          pendingValues.push(value);
          onChange(language, value);
        }),
      ],
    });

  const view = new EditorView({ parent: container, root });
  // A phone's keyboard that opens must not cover the line that one is about to type in.
  const showCaret = () => {
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
  };
  window.visualViewport?.addEventListener('resize', showCaret);
  return {
    showFile(language, code, isFixed) {
      const pendingIndex = pendingValues.indexOf(code);
      if (shownLanguage === language && (pendingIndex >= 0 || view.state.doc.toString() === code)) {
        pendingValues.splice(0, view.state.doc.toString() === code ? pendingValues.length : pendingIndex + 1);
        return;
      }
      pendingValues.length = 0;
      if (shownLanguage === language) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
        return;
      }
      if (shownLanguage !== undefined) states.set(shownLanguage, view.state);
      const storedState = states.get(language);
      shownLanguage = language;
      view.setState(
        storedState?.doc.toString() === code ? storedState : createState(language, code, isFixed),
      );
      void loadLanguage(language).then((extension) => {
        if (shownLanguage === language)
          view.dispatch({ effects: languageCompartment.reconfigure(extension) });
      });
    },
    insert(text) {
      const { from, to } = view.state.selection.main;
      const type = () =>
        view.state.update(view.state.replaceSelection(text), {
          userEvent: 'input.type',
          scrollIntoView: true,
        });
      const handlers = view.state.facet(EditorView.inputHandler);
      if (!handlers.some((handle) => handle(view, from, to, text, type))) view.dispatch(type());
      view.focus();
    },
    markLines: (lines) => warnLines(view, lines),
    focus: () => view.focus(),
    destroy() {
      window.visualViewport?.removeEventListener('resize', showCaret);
      view.destroy();
    },
  };
}
