import type { Span } from './source-text.ts';

/** A tag of the page: its place, and the line that messages name. */
type Place = { line: number; span: Span };

/** What the parser did with one tag, one piece of text or the end of the file, beyond what was written. */
export type ParseEvent = Place &
  (
    | { type: 'closed-by-start'; closed: string; opened: Place; by: string }
    | { type: 'closed-by-end'; closed: string; opened: Place; by: string }
    | { type: 'split-by-end'; name: string; opened: Place; block: string; inside: Place }
    | { type: 'ended'; name: string; opened: Place }
    | { type: 'stray-end'; name: string; made: boolean }
    | { type: 'other-heading'; opened: string; closed: string }
    | { type: 'ignored-start'; name: string; parent: string }
    | { type: 'moved-before-table'; name: string }
    | { type: 'left-open'; name: string; swallowed: boolean }
    | { type: 'tag'; name: string; attributes: ParsedAttribute[] }
    | { type: 'error'; code: string }
  );

export type ParsedAttribute = { name: string; value: string; line: number; span: Span };

export type EventOf<T extends ParseEvent['type']> = Extract<ParseEvent, { type: T }>;

/** The events of one type, in the order of the page. */
export function eventsOf<T extends ParseEvent['type']>(events: readonly ParseEvent[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
