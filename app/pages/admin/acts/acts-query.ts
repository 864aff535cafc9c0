import { parsePage } from '#app/pages/admin/list/user-list-query.ts';
import { actsByKind, type ActKind } from '#contract/admin/admin-acts.ts';

/** Which acts the page shows; the days as a date field has them (`2026-11-22`), '' for none. */
export type ActsQuery = {
  search: string;
  kind: ActKind | undefined;
  from: string;
  to: string;
  page: number;
};

const kinds = Object.keys(actsByKind) as ActKind[];

/** Reads the query of a URL; a value that is not allowed counts as not given. */
export function parseActsQuery(query: string): ActsQuery {
  const values = new URLSearchParams(query);
  return {
    search: values.get('q') ?? '',
    kind: kinds.find((kind) => kind === values.get('kind')),
    from: parseDay(values.get('from')),
    to: parseDay(values.get('to')),
    page: parsePage(values),
  };
}

/** The query string for it, without the defaults. */
export function formatActsQuery({ search, kind, from, to, page }: ActsQuery): string {
  return new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
}

/**
 * The query of the API call. A day is converted to the times at which it starts and ends in the visitor's
 * time zone.
 */
export function toCallQuery({ search, kind, from, to }: Omit<ActsQuery, 'page'>): Record<string, string> {
  return {
    search,
    ...(kind === undefined ? {} : { kind }),
    ...(from === '' ? {} : { from: toStartOfDay(from, 0) }),
    ...(to === '' ? {} : { until: toStartOfDay(to, 1) }),
  };
}

function toStartOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

function parseDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  return Number.isNaN(Date.parse(`${text}T00:00`)) ? '' : text;
}
