const richTextTags = ['p', 'strong', 'em', 'ul', 'li'] as const;

/**
 * Describes the first error of a simple HTML text. Undefined when it is valid. Only the tags above are
 * allowed, without attributes and properly nested, because pages insert the text as HTML.
 */
export function findRichTextError(html: string): string | undefined {
  if (/[<>]/.test(html.replaceAll(/<\/?[a-z][^<>]*>/gi, '')))
    return 'the text has a < or > that is not part of a tag; write &lt; or &gt;';
  const openTags: string[] = [];
  const tags: readonly string[] = richTextTags;
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([^<>]*)>/g)) {
    if (!tags.includes(name))
      return `${tag} is not allowed here; use only ${richTextTags.join(', ')}, without attributes`;
    if (slash === '') openTags.push(name);
    else if (openTags.pop() !== name) return `${tag} closes no open tag, or not the one opened last`;
  }
  if (openTags.length > 0) return `<${openTags.at(-1)}> is never closed; add </${openTags.at(-1)}>`;
  return undefined;
}
