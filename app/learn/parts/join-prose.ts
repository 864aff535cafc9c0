/**
 * The ref of prose that appears in a live region. Orca says each element of a region that has a role or holds
 * text by itself, in any order, and once more with the text around it. With the role `none`, a paragraph that
 * is alone and words in `code` and the like are one text with the rest.
 */
export function joinProse(prose: HTMLElement | null): void {
  prose?.setAttribute('role', 'none');
  for (const each of prose?.querySelectorAll('p:only-child, code, em, strong') ?? [])
    each.setAttribute('role', 'none');
}
