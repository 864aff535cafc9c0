export const richTextTags = ['p', 'strong', 'em', 'ul', 'li'] as const;

/**
 * Says what is wrong with a text of simple HTML, or undefined when it is sound.
 * Only the tags above, without attributes, each closed in the right order: it is put into pages as it stands.
 */
export function findRichTextFault(html: string): string | undefined {
  if (/[<>]/.test(html.replaceAll(/<\/?[a-z][^<>]*>/gi, '')))
    return 'a lone < or > stands in the text; write &lt; or &gt;';
  const open: string[] = [];
  const tags: readonly string[] = richTextTags;
  for (const [tag, slash, name = '', rest] of html.matchAll(/<(\/?)([^\s>/]*)([^>]*)>/g)) {
    if (!tags.includes(name) || rest !== '')
      return `${tag} is not allowed here; use only ${richTextTags.join(', ')} without attributes`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `${tag} closes nothing, or closes out of order`;
  }
  if (open.length > 0) return `<${open.at(-1)}> is never closed`;
  return undefined;
}
