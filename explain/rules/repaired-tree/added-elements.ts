import { insertText, removeSpan } from '../../edits.ts';
import type { Page } from '../../cascade/page.ts';
import { listEvents, type ParseEventOfType } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

type Tag = ParseEventOfType<'tag'>;

/** Cells outside of a row, around which the parser created a <tr>. */
function explainAddedRows({ elements }: Page): Report[] {
  return elements
    .filter(({ name, line, isHtml }) => name === 'tr' && line === 0 && isHtml)
    .flatMap(({ children: [cell] }) =>
      cell
        ? [
            reportRepair(
              'content-not-allowed',
              cell.startTagSpan,
              cell.name,
              `A <${cell.name}> has to be in a row: the browser put a <tr> around this one and the cells after it.`,
              'Write <tr> before the first cell of each row.',
              insertText(cell.startTagSpan.start, '<tr>'),
            ),
          ]
        : [],
    );
}

/** Removes a tag and gives the attributes that are new to the first. */
function mergeTags(first: Tag, second: Tag, source: SourceText): SpanEdit[] {
  const added = second.attributes
    .filter(({ name }) => !first.attributes.some((attribute) => attribute.name === name))
    .map(({ span }) => ` ${source.slice(span)}`)
    .join('');
  return [...insertText(first.span.start + 1 + first.name.length, added), removeSpan(second.span)];
}

/** A second <html> or <body>: the parser adds its attributes to the first. */
function explainRepeatedTags({ parsed, source }: Page): Report[] {
  return ['html', 'body'].flatMap((name) =>
    listEvents(parsed.events, 'tag')
      .filter((tag) => tag.name === name)
      .map((tag, _, [first]) =>
        tag === first
          ? undefined
          : reportRepair(
              'ignored-start-tag',
              tag.span,
              name,
              `The page has a <${name}> already: the browser ignored this tag and gave the attributes that are new to the first.`,
              `Keep one <${name}>, with all attributes.`,
              first ? mergeTags(first, tag, source) : [],
            ),
      )
      .filter((report) => report !== undefined),
  );
}

/** Moves the end tags of the body and of the page to the end, unless others are there. */
function moveBodyEnd({ text }: SourceText, start: number): SpanEdit[] {
  const [endTags = ''] = /^<\/body\s*>(?:\s*<\/html\s*>)?/i.exec(text.slice(start)) ?? [];
  const end = start + endTags.length;
  const hasOther = /<\/body\s*>/i.test(text.slice(end));
  return [removeSpan({ start, end }), ...(hasOther ? [] : insertText(text.trimEnd().length, `\n${endTags}`))];
}

/** Elements after </body>, which the parser moves into the body. */
function explainContentAfterBody({ parsed, source }: Page): Report[] {
  const end = source.text.search(/<\/body\s*>/i);
  const before = source.text.slice(0, end);
  // In a comment or a script, </body> is not an end tag.
  const isTag =
    before.lastIndexOf('<!--') <= before.lastIndexOf('-->') && !/<script\b(?![\s\S]*<\/script)/i.test(before);
  if (end < 0 || !isTag || /<!--|<script|<style|<textarea/i.test(source.text.slice(end))) return [];
  return listEvents(parsed.events, 'tag')
    .filter(({ span, name }) => span.start > end && !['html', 'body'].includes(name))
    .slice(0, 1)
    .map(({ name, span }) =>
      reportRepair(
        'content-after-body',
        span,
        name,
        `This <${name}> comes after </body>: the browser put it at the end of the body.`,
        'Move it before </body>.',
        moveBodyEnd(source, end),
      ),
    );
}

/** <image>, which the parser turns into <img> (HTML standard, The "in body" insertion mode). */
function explainImageTags({ parsed, source }: Page): Report[] {
  return listEvents(parsed.events, 'tag')
    .filter(({ name, span }) => name === 'img' && /^<image\b/i.test(source.slice(span)))
    .map(({ span }) =>
      reportRepair(
        'unknown-element',
        span,
        'image',
        'There is no element <image>: the browser turned it into an <img>.',
        'Write <img>.',
        [{ span: { start: span.start + 1, end: span.start + 6 }, newText: 'img' }],
      ),
    );
}

const valuelessAttributes =
  /^(allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|novalidate|open|playsinline|popover|readonly|required|reversed|selected|data-.*|download|contenteditable|crossorigin|translate|draggable|spellcheck|autocomplete|id|class|style|alt|title|nowrap|noshade|compact|credentialless|shadowroot.*)$/;

/** A value with spaces and without quotes: the words after the first become attributes. */
function explainUnquotedValues({ parsed, source }: Page): Report[] {
  return listEvents(parsed.events, 'tag').flatMap(({ attributes, name }) => {
    const index = attributes.findIndex(({ span }, index) => {
      const next = attributes[index + 1];
      return (
        /^[\w-]+\s*=\s*[^"'\s>]/.test(source.slice(span)) &&
        next !== undefined &&
        !source.slice(next.span).includes('=') &&
        !valuelessAttributes.test(next.name)
      );
    });
    const attribute = attributes[index];
    if (!attribute) return [];
    const rest = attributes.slice(index + 1);
    const firstOwnIndex = rest.findIndex(
      ({ span, name: word }) => source.slice(span).includes('=') || valuelessAttributes.test(word),
    );
    const words = firstOwnIndex < 0 ? rest : rest.slice(0, firstOwnIndex);
    const end = words.at(-1)?.span.end ?? attribute.span.end;
    const equals = source.text.indexOf('=', attribute.span.start) + 1;
    const value = source.text.slice(equals, end).trim();
    return [
      reportRepair(
        'unquoted-value',
        { start: attribute.span.start, end },
        name,
        `The value of ${attribute.name} has no quotes, so it ends at the first space: the browser read the words after ${attribute.value} as attributes.`,
        `Write ${attribute.name}="${value}".`,
        [{ span: { start: equals, end }, newText: `"${value}"` }],
      ),
    ];
  });
}

const missingSemicolon = 'missing-semicolon-after-character-reference';

/** Character references that are unknown or have no semicolon. */
function explainCharacterReferences({ parsed, source }: Page): Report[] {
  const errors = listEvents(parsed.events, 'error');
  const unfinished = errors.filter(({ code }) => code === missingSemicolon).map(({ span }) => span);
  return errors.flatMap(({ code, span }) => {
    const start = source.text.lastIndexOf('&', span.start);
    const written = /^&#?\w+;?/.exec(source.text.slice(start))?.[0] ?? '&';
    const referenceSpan = { start, end: start + written.length };
    if (code === 'unknown-named-character-reference')
      return [
        reportRepair(
          'unknown-character-reference',
          referenceSpan,
          undefined,
          `There is no character reference ${written}: the browser shows it as it is.`,
          'Write &amp; for the character & itself.',
          [{ span: { start, end: start + 1 }, newText: '&amp;' }],
        ),
      ];
    // One report for all of them, whose fix is the same.
    return code === missingSemicolon && span === unfinished[0]
      ? [
          reportRepair(
            'unknown-character-reference',
            { start, end: span.end },
            undefined,
            'A character reference ends with a semicolon: without it the browser guesses where it ends.',
            `Write ${source.slice({ start, end: span.end })};.`,
            unfinished.flatMap(({ end }) => insertText(end, ';')),
          ),
        ]
      : [];
  });
}

/** A <frameset>, which the parser ignores in a page with a body. */
function explainFramesets({ parsed }: Page): Report[] {
  return listEvents(parsed.events, 'ignored-start')
    .filter(({ name }) => name === 'frameset')
    .map(({ span, name }) =>
      reportRepair(
        'ignored-start-tag',
        span,
        name,
        'A page with a body has no frames: the browser ignored the <frameset>.',
        'Use <iframe>, or lay the page out with grid.',
      ),
    );
}

/**
 * Elements and attributes that the parser added, moved or changed, where the events for single tags don't
 * show it.
 */
export function explainAddedElements(page: Page): Report[] {
  return [
    explainAddedRows,
    explainRepeatedTags,
    explainContentAfterBody,
    explainImageTags,
    explainUnquotedValues,
    explainCharacterReferences,
    explainFramesets,
  ].flatMap((explain) => explain(page));
}
