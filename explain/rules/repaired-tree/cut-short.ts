import { insertAt } from '../../edits.ts';
import { eventsOf, type EventOf } from '../../read/parse-events.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';
import type { Log } from './unclosed-element.ts';

/** Comments with another `<!--` in them: the first `-->` ends both. */
function nestedComments({ events, source }: Log): Report[] {
  const { text } = source;
  return eventsOf(events, 'error')
    .filter(({ code }) => code === 'nested-comment')
    .flatMap(({ span }) => {
      const inner = text.lastIndexOf('<!--', span.start);
      const outer = text.lastIndexOf('<!--', inner - 1);
      const end = text.indexOf('-->', inner);
      const rest = text.slice(end + 3).split('<!--')[0] ?? '';
      // Without a tag in it, and with nothing after it, only words are lost.
      if (outer < 0 || end < 0 || !(rest.includes('-->') || /<[a-z]/i.test(text.slice(outer, inner))))
        return [];
      const place = { start: outer, end: outer + 4 };
      if (rest.includes('-->'))
        return [
          repair(
            'unclosed-comment',
            place,
            undefined,
            `A comment can't contain another one: this one ends at the first --> on line ${source.lineAt(end)}, and the rest of it is part of the page.`,
            'Remove the inner comment.',
            [{ span: { start: inner, end: end + 3 }, newText: '' }],
          ),
        ];
      const lineEnd = text.indexOf('\n', outer);
      return [
        repair(
          'unclosed-comment',
          place,
          undefined,
          `The comment is not closed before the next one begins, so everything up to the --> on line ${source.lineAt(end)} is part of it.`,
          'Write --> where it ends.',
          lineEnd < 0 || lineEnd > inner ? [] : insertAt(lineEnd, ' -->'),
        ),
      ];
    });
}

/** A script that ends at a `</script>` in a string: the parser of HTML knows no strings. */
function scriptsInStrings({ events, source, strays }: Log): Report[] {
  const { text } = source;
  return eventsOf(events, 'stray-end')
    .filter(({ name }) => name === 'script')
    .flatMap((stray: EventOf<'stray-end'>) => {
      const end = text.slice(0, stray.span.start).search(/<\/script\s*>(?![\s\S]*<\/script)/i);
      const lineStart = text.lastIndexOf('\n', end) + 1;
      const before = end < 0 ? '' : text.slice(lineStart, end);
      const isInString = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
      if (!isInString) return [];
      strays.add(stray);
      return [
        repair(
          'stray-end-tag',
          { start: end, end: text.indexOf('>', end) + 1 },
          'script',
          'This </script> is in a string of the script, and it ends the <script> all the same: the parser of HTML looks for the next </script> only.',
          'Write <\\/script> in the string.',
          insertAt(end + 1, '\\'),
        ),
      ];
    });
}

/** Comments that begin with one dash too few: they end at the next `>`, whatever it belongs to. */
function shortComments({ events, source }: Log): Report[] {
  return eventsOf(events, 'error')
    .filter(({ code }) => code === 'incorrectly-opened-comment')
    .flatMap(({ span }) => {
      const start = source.text.lastIndexOf('<!-', span.start);
      const end = source.text.indexOf('>', start);
      if (start < 0 || span.start - start > 3 || end < 0) return [];
      const isClosed = source.text[end - 1] === '-' && source.text[end - 2] !== '-';
      return [
        repair(
          'text-like-tag',
          { start, end: end + 1 },
          undefined,
          'A comment begins with <!-- and ends with -->. This one has one dash only, so for the browser it ends at the first >.',
          'Write <!-- and -->.',
          [...insertAt(start + 3, '-'), ...(isClosed ? insertAt(end, '-') : [])],
        ),
      ];
    });
}

/** Comments and scripts that end somewhere else than their author thinks. */
export function explainCutShort(log: Log): Report[] {
  return [...nestedComments(log), ...shortComments(log), ...scriptsInStrings(log)];
}
