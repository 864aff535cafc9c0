/** A text in which back ticks enclose code, as it is read aloud, searched or named: without them. */
export function withoutBackTicks(text: string): string {
  return text.replaceAll('`', '');
}
