import type { Span } from './source-text.ts';

/** Where a tag is in the page, and on which line, from 1. */
type TagLocation = { line: number; span: Span };

/** What the parser did with a tag, a text or the end of the file, beyond what is written there. */
export type ParseEvent = TagLocation &
  (
    | { type: 'closed-by-start'; closed: string; startTag: TagLocation; closedBy: string }
    | { type: 'closed-by-end'; closed: string; startTag: TagLocation; closedBy: string }
    | { type: 'split-by-end'; name: string; startTag: TagLocation; block: string; blockStartTag: TagLocation }
    | { type: 'ended'; name: string; startTag: TagLocation }
    | { type: 'stray-end'; name: string; isElementCreated: boolean }
    | { type: 'other-heading'; opened: string; closed: string }
    | { type: 'ignored-start'; name: string; parent: string }
    | { type: 'moved-before-table'; name: string }
    | { type: 'left-open'; name: string; hasSwallowedRest: boolean }
    | { type: 'tag'; name: string; attributes: ParsedAttribute[] }
    | { type: 'error'; code: string }
  );

export type ParsedAttribute = { name: string; value: string; line: number; span: Span };

export type ParseEventOfType<T extends ParseEvent['type']> = Extract<ParseEvent, { type: T }>;

/** The events of one type, in the order of the page. */
export function listEvents<T extends ParseEvent['type']>(
  events: readonly ParseEvent[],
  type: T,
): ParseEventOfType<T>[] {
  return events.filter((event): event is ParseEventOfType<T> => event.type === type);
}
