import { insertText, removeSpan } from '../../edits.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { Report } from '../../report.ts';
import { reportRepair, type RepairContext } from './report-repair.ts';
import { lineReference } from '../../line-reference.ts';

/** Comments that contain another `<!--`: the first `-->` ends both. */
function explainNestedComments({ events, source }: RepairContext): Report[] {
  const { text } = source;
  return listEvents(events, 'error')
    .filter(({ code }) => code === 'nested-comment')
    .flatMap(({ span }) => {
      const inner = text.lastIndexOf('<!--', span.start);
      const outer = text.lastIndexOf('<!--', inner - 1);
      const end = text.indexOf('-->', inner);
      const rest = text.slice(end + 3).split('<!--')[0] ?? '';
      // Without a tag in the comment and a second `-->` after it, only text is lost.
      if (outer < 0 || end < 0 || !(rest.includes('-->') || /<[a-z]/i.test(text.slice(outer, inner))))
        return [];
      const reportSpan = { start: outer, end: outer + 4 };
      if (rest.includes('-->'))
        return [
          reportRepair(
            'unclosed-comment',
            reportSpan,
            undefined,
            `A comment can't contain another one: this one ends at the first --> on ${lineReference(source.lineAt(end))}, and the rest of it is part of the page.`,
            'Remove the inner comment.',
            [removeSpan({ start: inner, end: end + 3 })],
          ),
        ];
      const lineEnd = text.indexOf('\n', outer);
      return [
        reportRepair(
          'unclosed-comment',
          reportSpan,
          undefined,
          `The comment is not closed before the next one begins, so everything up to the --> on ${lineReference(source.lineAt(end))} is part of it.`,
          'Write --> where it ends.',
          lineEnd < 0 || lineEnd > inner ? [] : insertText(lineEnd, ' -->'),
        ),
      ];
    });
}

/** A script that ends at a `</script>` in a string: the HTML parser doesn't parse JavaScript. */
function explainScriptEndsInStrings({ events, source, explainedEndTags }: RepairContext): Report[] {
  const { text } = source;
  return listEvents(events, 'stray-end')
    .filter(({ name }) => name === 'script')
    .flatMap((stray: ParseEventOfType<'stray-end'>) => {
      const end = text.slice(0, stray.span.start).search(/<\/script\s*>(?![\s\S]*<\/script)/i);
      const lineStart = text.lastIndexOf('\n', end) + 1;
      const before = end < 0 ? '' : text.slice(lineStart, end);
      const isInString = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
      if (!isInString) return [];
      explainedEndTags.add(stray);
      return [
        reportRepair(
          'stray-end-tag',
          { start: end, end: text.indexOf('>', end) + 1 },
          'script',
          'This </script> is in a string of the script, but it still ends the <script>: the HTML parser only looks for the next </script>.',
          'Write <\\/script> in the string.',
          insertText(end + 1, '\\'),
        ),
      ];
    });
}

/** Comments that begin with one dash only: they end at the next `>`, even at that of a tag. */
function explainShortComments({ events, source }: RepairContext): Report[] {
  return listEvents(events, 'error')
    .filter(({ code }) => code === 'incorrectly-opened-comment')
    .flatMap(({ span }) => {
      const start = source.text.lastIndexOf('<!-', span.start);
      const end = source.text.indexOf('>', start);
      if (start < 0 || span.start - start > 3 || end < 0) return [];
      const isClosed = source.text[end - 1] === '-' && source.text[end - 2] !== '-';
      return [
        reportRepair(
          'text-like-tag',
          { start, end: end + 1 },
          undefined,
          'A comment begins with <!-- and ends with -->. This one has one dash only, so for the browser it ends at the first >.',
          'Write <!-- and -->.',
          [...insertText(start + 3, '-'), ...(isClosed ? insertText(end, '-') : [])],
        ),
      ];
    });
}

/** Comments and scripts that end before the place where the author meant them to end. */
export function explainEarlyTerminations(context: RepairContext): Report[] {
  return [
    ...explainNestedComments(context),
    ...explainShortComments(context),
    ...explainScriptEndsInStrings(context),
  ];
}
