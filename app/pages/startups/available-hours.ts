/**
 * The hours of the day (0 to 23) inside a text such as `Mon to Fri, 17:00 to 20:00`: 17, 18, 19. May run past midnight.
 */
export function listAvailableHours(text: string): number[] {
  const [, from, to] = /(\d{2}):00 to (\d{2}):00$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return [];
  const length = (Number(to) - Number(from) + 24) % 24 || 24;
  return Array.from({ length }, (_, index) => (Number(from) + index) % 24);
}
