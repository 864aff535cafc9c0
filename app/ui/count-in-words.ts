const smallNumbers = [
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

/** A number in words up to twelve, in digits beyond: 'nine', '14'. Zero is 'no'. */
export function numberInWords(count: number): string {
  return smallNumbers[count] ?? String(count);
}

/** A count with its noun: 'one team', 'nine people', '14 positions'. */
export function countInWords(count: number, one: string, many: string): string {
  return `${numberInWords(count)} ${count === 1 ? one : many}`;
}

/** A text that begins with a capital letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
