const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count with its noun, the number in words up to twelve: 'one team', 'nine people', '14 chairs'. */
export function countOf(count: number, one: string, many: string): string {
  return `${small[count] ?? count} ${count === 1 ? one : many}`;
}
