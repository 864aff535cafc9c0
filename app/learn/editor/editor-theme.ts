import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * The editor's theme. Custom properties are inherited into its shadow root, so it follows the site's theme.
 */
const theme = EditorView.theme({
  '&': {
    color: 'var(--foreground-soft)',
    backgroundColor: 'var(--surface)',
    fontSize: 'var(--editor-size, 14px)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', fontWeight: '450', lineHeight: '1.75', overflow: 'auto' },
  '.cm-content': { padding: '18px 0', caretColor: 'var(--accent)', minHeight: '6em' },
  '.cm-line': { padding: '0 20px 0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--foreground-faint)',
    border: 'none',
    paddingLeft: '4px',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', padding: '0 8px 0 0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--border) 55%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--foreground)' },
  '.cm-gutterElement.is-warned': { color: 'var(--warn)' },
  '.is-warned-text': { textDecoration: 'underline wavy var(--warn) 1px', textUnderlineOffset: '4px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--accent) 28%, transparent) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-tint)', outline: '1px solid var(--accent)' },
});

/** The same colours as in the samples that the build highlights. */
const highlightStyle = HighlightStyle.define([
  {
    tag: [
      tags.tagName,
      tags.className,
      tags.labelName,
      tags.keyword,
      tags.definitionKeyword,
      tags.modifier,
      tags.documentMeta,
      tags.typeName,
      tags.constant(tags.className),
    ],
    color: 'var(--code-key)',
  },
  {
    tag: [tags.propertyName, tags.attributeName, tags.variableName, tags.function(tags.variableName)],
    color: 'var(--code-name)',
  },
  {
    tag: [
      tags.string,
      tags.number,
      tags.unit,
      tags.atom,
      tags.bool,
      tags.color,
      tags.attributeValue,
      tags.constant(tags.variableName),
      tags.regexp,
    ],
    color: 'var(--code-value)',
  },
  { tag: tags.comment, color: 'var(--foreground-faint)' },
]);

export const editorTheme: Extension = [theme, syntaxHighlighting(highlightStyle)];
