import { insertAt } from '../../edits.ts';
import { eventsOf } from '../../read/parse-events.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';
import { remove, type Log } from './unclosed-element.ts';

/** Formatting elements whose end tag comes inside a block that was opened in them: `<em>One <p>Two</em></p>`. */
function explainSplit({ events }: Log): Report[] {
  return eventsOf(events, 'split-by-end').map(({ name, opened, block, inside, span }) =>
    repair(
      'crossed-tags',
      span,
      block,
      `</${name}> is inside the <${block}> of line ${inside.line}, and its <${name}> begins outside: the tags overlap, and the browser made two <${name}> of one.`,
      `Write </${name}> before the <${block}>, and a <${name}> of its own in it.`,
      opened.line === 0
        ? []
        : [...insertAt(inside.span.start, `</${name}>`), ...insertAt(inside.span.end, `<${name}>`)],
    ),
  );
}

/** Forms straight in a table: the browser closes them at once, and their end tag closes nothing. */
function explainFormsInTables({ events, source, strays }: Log): Report[] {
  const tags = eventsOf(events, 'tag');
  return eventsOf(events, 'stray-end')
    .filter((stray) => stray.name === 'form' && !strays.has(stray))
    .flatMap((stray) => {
      const form = tags.findLast(({ name, span }) => name === 'form' && span.start < stray.span.start);
      const table = tags.findLast(
        ({ name, span }) => name === 'table' && form !== undefined && span.start < form.span.start,
      );
      const end = source.text.indexOf('</table>', stray.span.end);
      const isInside =
        form !== undefined &&
        table !== undefined &&
        end >= 0 &&
        !eventsOf(events, 'ended').some(
          ({ opened, name, span }) =>
            opened.span.start === form.span.start ||
            (name === 'table' && opened.span.start === table.span.start && span.start < form.span.start),
        ) &&
        // In a cell it would be a form like any other.
        /^<table[^>]*>(\s|<\/?(tr|thead|tbody|tfoot|caption)[^>]*>|<t([dh])\b[^>]*>.*?<\/t\3>)*$/is.test(
          source.text.slice(table.span.start, form.span.start),
        );
      if (!isInside) return [];
      strays.add(stray);
      return [
        repair(
          'moved-before-table',
          form.span,
          'form',
          'A <form> is not allowed directly in a table: the browser closed it at once, so it is empty, and the rows are not inside it.',
          'Put the <form> around the <table>.',
          [
            ...insertAt(table.span.start, source.slice(form.span)),
            remove(form.span),
            remove(stray.span),
            ...insertAt(end + '</table>'.length, '</form>'),
          ],
        ),
      ];
    });
}

/** Elements whose tags are in different parents. */
export function explainSplitElements(log: Log): Report[] {
  return [...explainSplit(log), ...explainFormsInTables(log)];
}
