/** Removes the back ticks that enclose code, for text that is read aloud, searched or used as a name. */
export function withoutBackTicks(text: string): string {
  return text.replaceAll('`', '');
}
