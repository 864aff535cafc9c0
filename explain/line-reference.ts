/** Two characters for private use, which enclose the number of a line until its message is complete. */
const [before, after] = ['\uE000', '\uE001'];
const references = new RegExp(`${before}(\\d+)${after}`, 'g');

/** The words for a line of the page, counted from 1, such as `line 3`. */
export type FormatLine = (line: number) => string;

/** A reference to a line in a message or the title of a fix; `formatLineReferences` puts words in its place. */
export function lineReference(line: number): string {
  return `${before}${line}${after}`;
}

export function formatLineReferences(text: string, formatLine: FormatLine): string {
  return text.replaceAll(references, (_reference, line: string) => formatLine(Number(line)));
}
