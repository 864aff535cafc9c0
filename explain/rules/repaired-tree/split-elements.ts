import { insertText, removeSpan } from '../../edits.ts';
import { listEvents } from '../../parse/parse-events.ts';
import type { Report } from '../../report.ts';
import { reportRepair, type RepairContext } from './report-repair.ts';
import { lineReference } from '../../line-reference.ts';

/** Formatting elements whose end tag is in a block that begins inside them: `<em>One <p>Two</em></p>`. */
function explainOverlaps({ events }: RepairContext): Report[] {
  return listEvents(events, 'split-by-end').map(({ name, startTag, block, blockStartTag, span }) =>
    reportRepair(
      'crossed-tags',
      span,
      block,
      `</${name}> is inside the <${block}> of ${lineReference(blockStartTag.line)}, and its <${name}> begins outside: the tags overlap, and the browser split the <${name}> in two.`,
      `Write </${name}> before the <${block}>, and a <${name}> of its own in it.`,
      startTag.line === 0
        ? []
        : [
            ...insertText(blockStartTag.span.start, `</${name}>`),
            ...insertText(blockStartTag.span.end, `<${name}>`),
          ],
    ),
  );
}

/** Forms directly in a table: the parser closes them at once, and their end tag closes nothing. */
function explainFormsInTables({ events, source, explainedEndTags }: RepairContext): Report[] {
  const tags = listEvents(events, 'tag');
  return listEvents(events, 'stray-end')
    .filter((stray) => stray.name === 'form' && !explainedEndTags.has(stray))
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
        !listEvents(events, 'ended').some(
          ({ startTag, name, span }) =>
            startTag.span.start === form.span.start ||
            (name === 'table' && startTag.span.start === table.span.start && span.start < form.span.start),
        ) &&
        // A form in a cell is valid.
        /^<table[^>]*>(\s|<\/?(tr|thead|tbody|tfoot|caption)[^>]*>|<t([dh])\b[^>]*>.*?<\/t\3>)*$/is.test(
          source.text.slice(table.span.start, form.span.start),
        );
      if (!isInside) return [];
      explainedEndTags.add(stray);
      return [
        reportRepair(
          'moved-before-table',
          form.span,
          'form',
          'A <form> is not allowed directly in a table: the browser closed it at once, so it is empty, and the rows are not inside it.',
          'Put the <form> around the <table>.',
          [
            ...insertText(table.span.start, source.slice(form.span)),
            removeSpan(form.span),
            removeSpan(stray.span),
            ...insertText(end + '</table>'.length, '</form>'),
          ],
        ),
      ];
    });
}

/** Elements whose tags are in different parents. */
export function explainSplitElements(context: RepairContext): Report[] {
  return [...explainOverlaps(context), ...explainFormsInTables(context)];
}
