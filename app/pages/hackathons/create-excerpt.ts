const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Simple HTML as one line of plain text: tags stripped, ends of paragraphs and list items turned to a space.
 */
export function stripTags(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|ul)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A card's description: tags stripped, cut to 100 characters plus an ellipsis. */
export function createExcerpt(html: string, length = 100): string {
  const characters = Array.from(stripTags(html));
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('')}…`;
}
