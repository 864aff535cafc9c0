const inIndia = new Intl.NumberFormat('en-IN');

/** How many the search finds, and of how many where that is known: *1,204 of 10,00,000 people*. */
export function describeCount({
  search,
  total,
  everyone,
}: {
  search: string;
  total: number;
  everyone: number | undefined;
}): string {
  const people = (count: number) => `${inIndia.format(count)} ${count === 1 ? 'person' : 'people'}`;
  if (search === '') return people(total);
  return everyone === undefined
    ? `${people(total)} found`
    : `${inIndia.format(total)} of ${people(Math.max(everyone, total))}`;
}
