/** Splits at a sign outside brackets and quotes; a blank sign splits at any white space. */
export function splitTopLevel(text: string, sign: ',' | '/' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    const isSign = sign === ' ' ? /\s/.test(letter) : letter === sign;
    if (isSign && depth === 0 && !quote) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return sign === ' ' ? parts.filter(Boolean) : parts;
}
