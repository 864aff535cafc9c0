/** What the list is asked for. */
export type Asked = { search: string; page: number };

/** Reads the query of an address; a page that is no whole number from 1 up counts as the first. */
export function readAsked(query: string): Asked {
  const values = new URLSearchParams(query);
  const page = values.get('page') ?? '';
  return { search: values.get('q') ?? '', page: /^[1-9][0-9]{0,14}$/.test(page) ? Number(page) : 1 };
}

/** The query that asks for it; what goes without saying is left out. */
export function writeAsked({ search, page }: Asked): string {
  return new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
}
