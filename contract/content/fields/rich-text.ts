const richTextTags = ['p', 'strong', 'em', 'ul', 'li'] as const;

/**
 * Says what is wrong with a text of simple HTML; undefined when it is valid.
 * Only the tags above are allowed, without attributes and closed in the right order, because pages insert the text as it is.
 */
export function findRichTextError(html: string): string | undefined {
  if (/[<>]/.test(html.replaceAll(/<\/?[a-z][^<>]*>/gi, '')))
    return 'the text has a < or > that is not part of a tag; write &lt; or &gt;';
  const open: string[] = [];
  const tags: readonly string[] = richTextTags;
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([^<>]*)>/g)) {
    if (!tags.includes(name))
      return `${tag} is not allowed here; use only ${richTextTags.join(', ')}, without attributes`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `${tag} closes no open tag, or not the one opened last`;
  }
  if (open.length > 0) return `<${open.at(-1)}> is never closed; add </${open.at(-1)}>`;
  return undefined;
}
