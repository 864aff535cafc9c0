import { insertAt } from '../../edits.ts';
import type { Page } from '../../match/page.ts';
import { eventsOf } from '../../read/parse-events.ts';
import type { Report } from '../../report.ts';
import { repair } from './report-repair.ts';

/** Cells for which the parser made a row. */
function explainAddedRows({ elements }: Page): Report[] {
  return elements
    .filter(({ name, line, html }) => name === 'tr' && line === 0 && html)
    .flatMap(({ children: [cell] }) =>
      cell
        ? [
            repair(
              'content-not-allowed',
              cell.span,
              cell.name,
              `A <${cell.name}> has to be in a row: the browser put a <tr> around this one and the cells after it.`,
              'Write <tr> before the first cell of each row.',
              insertAt(cell.span.start, '<tr>'),
            ),
          ]
        : [],
    );
}

/** A second <html> or <body>, whose attributes the browser gives to the first. */
function explainSecondTags({ parsed }: Page): Report[] {
  return ['html', 'body'].flatMap((name) =>
    eventsOf(parsed.events, 'tag')
      .filter((tag) => tag.name === name)
      .slice(1)
      .map(({ span }) =>
        repair(
          'ignored-start-tag',
          span,
          name,
          `The page has a <${name}> already: the browser ignored this tag and gave the attributes that are new to the first.`,
          `Keep one <${name}>, with all attributes.`,
        ),
      ),
  );
}

/** Elements after the end of the body, which the browser puts back into it. */
function explainLateElements({ parsed, source }: Page): Report[] {
  const end = source.text.search(/<\/body\s*>/i);
  const before = source.text.slice(0, end);
  // In a comment or a script the words are not the end of the body.
  const isTag =
    before.lastIndexOf('<!--') <= before.lastIndexOf('-->') && !/<script\b(?![\s\S]*<\/script)/i.test(before);
  if (end < 0 || !isTag || /<!--|<script|<style|<textarea/i.test(source.text.slice(end))) return [];
  return eventsOf(parsed.events, 'tag')
    .filter(({ span, name }) => span.start > end && !['html', 'body'].includes(name))
    .slice(0, 1)
    .map(({ name, span }) =>
      repair(
        'content-after-body',
        span,
        name,
        `This <${name}> comes after </body>: the browser put it at the end of the body.`,
        'Move it before </body>.',
      ),
    );
}

/** The name of an image in other languages, which the parser takes for <img>. */
function explainImageTags({ parsed, source }: Page): Report[] {
  return eventsOf(parsed.events, 'tag')
    .filter(({ name, span }) => name === 'img' && /^<image\b/i.test(source.slice(span)))
    .map(({ span }) =>
      repair(
        'unknown-element',
        span,
        'image',
        'There is no element <image>: the browser made an <img> of it.',
        'Write <img>.',
        [{ span: { start: span.start + 1, end: span.start + 6 }, newText: 'img' }],
      ),
    );
}

const booleans =
  /^(allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|novalidate|open|playsinline|popover|readonly|required|reversed|selected|data-.*|download|contenteditable|crossorigin|translate|draggable|spellcheck|autocomplete|id|class|style|alt|title|nowrap|noshade|compact|credentialless|shadowroot.*)$/;

/** A value with spaces and without quotes: only its first word is the value. */
function explainSplitValues({ parsed, source }: Page): Report[] {
  return eventsOf(parsed.events, 'tag').flatMap(({ attributes, name }) => {
    const at = attributes.findIndex(({ span }, index) => {
      const next = attributes[index + 1];
      return (
        /^[\w-]+\s*=\s*[^"'\s>]/.test(source.slice(span)) &&
        next !== undefined &&
        !source.slice(next.span).includes('=') &&
        !booleans.test(next.name)
      );
    });
    const own = attributes[at];
    if (!own) return [];
    const rest = attributes.slice(at + 1);
    const stop = rest.findIndex(
      ({ span, name: word }) => source.slice(span).includes('=') || booleans.test(word),
    );
    const words = stop < 0 ? rest : rest.slice(0, stop);
    const end = words.at(-1)?.span.end ?? own.span.end;
    const equals = source.text.indexOf('=', own.span.start) + 1;
    const value = source.text.slice(equals, end).trim();
    return [
      repair(
        'unquoted-value',
        { start: own.span.start, end },
        name,
        `The value of ${own.name} has no quotes, so it ends at the first space: the browser made attributes of the words after ${own.value}.`,
        `Write ${own.name}="${value}".`,
        [{ span: { start: equals, end }, newText: `"${value}"` }],
      ),
    ];
  });
}

/** Character references that the browser shows as they are, or guesses. */
function explainCharacters({ parsed, source }: Page): Report[] {
  return eventsOf(parsed.events, 'error').flatMap(({ code, span }) => {
    const start = source.text.lastIndexOf('&', span.start);
    const written = /^&#?\w+;?/.exec(source.text.slice(start))?.[0] ?? '&';
    const place = { start, end: start + written.length };
    if (code === 'unknown-named-character-reference')
      return [
        repair(
          'unknown-character-reference',
          place,
          undefined,
          `There is no character reference ${written}: the browser shows it as it is.`,
          'Write &amp; for the character & itself.',
          [{ span: { start, end: start + 1 }, newText: '&amp;' }],
        ),
      ];
    return code === 'missing-semicolon-after-character-reference'
      ? [
          repair(
            'unknown-character-reference',
            { start, end: span.end },
            undefined,
            'A character reference ends with a semicolon: without it the browser guesses where it ends.',
            'Write a semicolon after the name, as in &lt;.',
          ),
        ]
      : [];
  });
}

/** Frames, which a page with a body can't have. */
function explainFramesets({ parsed }: Page): Report[] {
  return eventsOf(parsed.events, 'ignored-start')
    .filter(({ name }) => name === 'frameset')
    .map(({ span, name }) =>
      repair(
        'ignored-start-tag',
        span,
        name,
        'A page with a body has no frames: the browser ignored the <frameset>.',
        'Use <iframe>, or lay the page out with grid.',
      ),
    );
}

/** What the parser added, put elsewhere or read in another way, as far as tags alone don't tell. */
export function explainAdditions(page: Page): Report[] {
  return [
    explainAddedRows,
    explainSecondTags,
    explainLateElements,
    explainImageTags,
    explainSplitValues,
    explainCharacters,
    explainFramesets,
  ].flatMap((explain) => explain(page));
}
