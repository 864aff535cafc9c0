import type { Weighed } from '../../diagnostic.ts';
import {
  closingThemselves,
  formattingElements,
  htmlElements,
  voidElements,
} from '../../data/html-elements.ts';
import { findNearest } from '../../nearest-word.ts';
import type { ParseEvent, ParsedPage } from '../../read/parse-log.ts';
import { explainTag } from './repaired-tag.ts';

type Of<T extends ParseEvent['type']> = Extract<ParseEvent, { type: T }>;

const weights = { swallowed: 100, changed: 92, small: 84 };

function repaired(weight: number, line: number, element: string, message: string, mend: string): Weighed {
  return { kind: 'repaired-tree', weight, line, element, message, mend };
}

function ofType<T extends ParseEvent['type']>(events: readonly ParseEvent[], type: T): Of<T>[] {
  return events.filter((event): event is Of<T> => event.type === type);
}

/** An element that something else closed before its own end tag came, which then closed nothing. */
function closedEarly(events: readonly ParseEvent[]): { findings: Weighed[]; strays: Set<ParseEvent> } {
  const findings: Weighed[] = [];
  const strays = new Set<ParseEvent>();
  for (const [at, event] of events.entries()) {
    if (event.type !== 'closed-by-start') continue;
    const { closed, closedLine, by, line } = event;
    if (closed === 'select') {
      findings.push(
        repaired(
          weights.swallowed,
          closedLine,
          closed,
          `The <select> is never closed, so the browser kept only the text of what follows, up to the <${by}> on line ${line}.`,
          'Write </select> after the last option.',
        ),
      );
      continue;
    }
    const stray = events
      .slice(at + 1)
      .find((later) => later.type === 'stray-end' && later.name === closed && !strays.has(later));
    const sameKind = closed === by && ['a', 'button', 'nobr'].includes(closed);
    if (stray) strays.add(stray);
    if (!stray && !sameKind && !/^h[1-6]$/.test(closed)) continue;
    if (closed === 'head') {
      findings.push(
        repaired(
          weights.changed,
          line,
          by,
          `A <${by}> can't stand in the head, so the browser ended the head there and put it and all that follows in the body.`,
          `Move the <${by}> into <body>.`,
        ),
      );
    } else if (sameKind) {
      findings.push(
        repaired(
          weights.changed,
          line,
          by,
          `The <${closed}> of line ${closedLine} was still open, and one <${by}> can't stand in another: the browser closed the first where the second begins.`,
          `Close the first with </${closed}> before the second <${by}>.`,
        ),
      );
    } else {
      findings.push(
        repaired(
          weights.changed,
          line,
          closed,
          `A <${closed}> can't hold a <${by}>: the browser closed the <${closed}> of line ${closedLine} before it, so they stand side by side${closed === 'p' ? ', and the </p> made an empty paragraph' : ''}.`,
          closed === 'p'
            ? `Close the <p> before the <${by}>, or make it a <div>.`
            : `Close the <${closed}> before the <${by}>.`,
        ),
      );
    }
  }
  return { findings, strays };
}

/** Elements without an end tag, at the end of another or of the page. */
function unclosed(events: readonly ParseEvent[], strays: Set<ParseEvent>): Weighed[] {
  const findings: Weighed[] = [];
  const open = ofType(events, 'left-open');
  const swallower = open.find(({ swallowed }) => swallowed);
  if (swallower) {
    const { name, line } = swallower;
    return [
      repaired(
        weights.swallowed,
        line,
        name,
        `The <${name}> is never closed, so the browser took all the rest of the page as its text.`,
        `Write </${name}> where it ends.`,
      ),
    ];
  }
  const seen = new Set<string>();
  const report = (name: string, line: number, until: string): void => {
    if (closingThemselves.has(name) || line === 0 || seen.has(`${name} ${line}`)) return;
    seen.add(`${name} ${line}`);
    const misspelt = events.find(
      (event): event is Of<'stray-end'> =>
        event.type === 'stray-end' &&
        event.line >= line &&
        findNearest(event.name, [name]) === name &&
        !htmlElements.has(event.name),
    );
    if (misspelt) {
      strays.add(misspelt);
      findings.push(
        repaired(
          weights.changed,
          misspelt.line,
          name,
          `</${misspelt.name}> closes nothing, so the <${name}> of line ${line} stays open ${until}.`,
          `Write </${name}>.`,
        ),
      );
      return;
    }
    findings.push(
      repaired(
        weights.changed,
        line,
        name,
        `The <${name}> is never closed, so all that follows stands inside it ${until}.`,
        `Write </${name}> where it ends.`,
      ),
    );
  };
  const closings = ofType(events, 'closed-by-end');
  for (const { closed, closedLine, by, line } of closings) {
    const formatting = formattingElements.has(closed);
    const stillOpen = open.some((other) => other.name === closed && other.line === closedLine);
    const stray = events.find(
      (event) =>
        event.type === 'stray-end' && event.name === closed && event.line >= line && !strays.has(event),
    );
    if (closingThemselves.has(closed)) continue;
    if (stray || (formatting && !stillOpen)) {
      if (stray) strays.add(stray);
      findings.push(
        repaired(
          weights.changed,
          line,
          closed,
          `</${by}> comes while the <${closed}> inside is still open: the tags cross, and the browser closed both there.`,
          `Close the inner one first: </${closed}></${by}>.`,
        ),
      );
    } else {
      report(closed, closedLine, formatting ? 'to the end of the page' : `until </${by}> on line ${line}`);
    }
  }
  for (const { name, line } of open) {
    if (htmlElements.has(name) || name.includes('-')) report(name, line, 'to the end of the page');
  }
  return findings;
}

/** A start tag of the element just before, where the end tag was meant: `<b>One<b>`. */
function withoutSlash(findings: Weighed[]): Weighed[] {
  const open = findings.filter(({ message }) => message.includes('is never closed'));
  const doubled = open.filter(
    ({ element, line }) =>
      open.filter((other) => other.element === element && Math.abs(other.line - line) <= 3).length > 1,
  );
  const last = doubled.toSorted((one, other) => other.line - one.line)[0];
  if (!last || last.element === undefined || !formattingElements.has(last.element)) return findings;
  return [
    {
      ...last,
      message: `This <${last.element}> opens a second one instead of closing the first, so both stay open to the end of the page.`,
      mend: `Write </${last.element}> with its slash.`,
    },
    ...findings.filter((finding) => !doubled.includes(finding)),
  ];
}

function moved(events: readonly ParseEvent[]): Weighed[] {
  const found = ofType(events, 'moved-before-table')
    .slice(0, 1)
    .map(({ name, line }) =>
      name === '#text'
        ? repaired(
            weights.changed,
            line,
            'table',
            "Text can't stand straight in a table: the browser moved it before the table.",
            'Put the text in a cell (<td>) or in <caption>.',
          )
        : repaired(
            weights.changed,
            line,
            name,
            `A <${name}> can't stand straight in a table or a row: the browser moved it before the table.`,
            `Put the <${name}> in a cell (<td>).`,
          ),
    );
  const ignored = ofType(events, 'ignored-start')
    .filter(({ parent, name }) => parent !== 'select' && name !== 'frame' && name !== 'frameset')
    .slice(0, 1)
    .map(({ name, line }) =>
      name === 'form'
        ? repaired(
            weights.changed,
            line,
            name,
            "A form can't stand in a form: the browser left the inner one out.",
            'Close the first </form> before the second begins.',
          )
        : repaired(
            weights.changed,
            line,
            name,
            `A <${name}> has no place here: outside a table the browser leaves the tag out and keeps only its text.`,
            `Put the <${name}> in ${name === 'td' || name === 'th' ? 'a row (<tr>) of a <table>' : 'a <table>'}.`,
          ),
    );
  return [...found, ...ignored];
}

function strayEnds(events: readonly ParseEvent[], known: Set<ParseEvent>): Weighed[] {
  const ignored = new Set(ofType(events, 'ignored-start').map(({ name }) => name));
  return ofType(events, 'stray-end')
    .filter((event) => !known.has(event) && !ignored.has(event.name))
    .map(({ name, line, made }) => {
      if (name === 'br')
        return repaired(
          weights.small,
          line,
          name,
          'There is no </br>: the browser made a line break of it.',
          'Write <br>.',
        );
      if (voidElements.has(name))
        return repaired(
          weights.small,
          line,
          name,
          `<${name}> has no content and no end tag: the browser left </${name}> out.`,
          `Delete </${name}>.`,
        );
      if (made)
        return repaired(
          weights.small,
          line,
          name,
          `No <${name}> is open here: the browser made an empty one for this </${name}>.`,
          `Delete </${name}>, or open the <${name}> before.`,
        );
      return repaired(
        weights.small,
        line,
        name,
        `No <${name}> is open here: the browser left this </${name}> out.`,
        `Delete </${name}>, or write the <${name}> that it should close.`,
      );
    });
}

/** What the parser closed, moved, dropped or made up, in the words of a student's page. */
export function explainRepairs({ events, lastTokenEnd }: ParsedPage, html: string): Weighed[] {
  const { findings: early, strays } = closedEarly(events);
  const open = withoutSlash(unclosed(events, strays));
  const headings = ofType(events, 'other-heading').map(({ opened, closed, line }) =>
    repaired(
      weights.small,
      line,
      opened,
      `The <${opened}> is closed with </${closed}>; the browser took that as its end.`,
      `Write </${opened}>.`,
    ),
  );
  const tags = explainTag(events, html, lastTokenEnd);
  const selfClosed = new Set(
    tags.filter(({ message }) => message.includes('self-closing')).map(({ element }) => element),
  );
  const all = [
    ...tags,
    ...early,
    ...moved(events),
    ...headings,
    ...open.filter(({ element }) => !selfClosed.has(element)),
    ...strayEnds(events, strays),
  ];
  const cut = all.filter(({ weight }) => weight >= weights.swallowed);
  // What swallowed the rest also swallowed its end tags: those are no faults of their own.
  return cut.length > 0 ? cut : all;
}
