/** Splits at a separator outside of brackets and quotes; a space stands for any white space. */
export function splitTopLevel(text: string, separator: ',' | '/' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    const isSeparator = separator === ' ' ? /\s/.test(character) : character === separator;
    if (isSeparator && depth === 0 && !quote) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  return separator === ' ' ? parts.filter(Boolean) : parts;
}
