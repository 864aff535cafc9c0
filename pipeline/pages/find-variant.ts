import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { HeadRules } from '../../app/boot/head.ts';
import type { BootVariant } from '../../app/boot/variant.ts';

type Attributes = ReadonlyMap<string, string>;

const sectionMark = 'data-deferred-section';
const choiceTypes = ['radio', 'checkbox', 'range'];

/** The attributes of the page's elements. Throws when a section of a lesson has a `<noscript>` of its own. */
function listAttributes(html: string): Attributes[] {
  const all: Attributes[] = [];
  const visit = (node: Tree.Node, isInSection: boolean) => {
    const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
    if (isInSection && node.nodeName === 'noscript')
      throw new Error('A section of a lesson has a <noscript>.');
    all.push(attributes);
    if ('childNodes' in node)
      for (const child of node.childNodes) visit(child, isInSection || attributes.has(sectionMark));
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  return all;
}

/** The parts of the boot scripts that a page with this HTML and these access rules needs. */
export function findVariant(html: string, rules: HeadRules): Omit<BootVariant, 'needsScript'> {
  const elements = listAttributes(html);
  const has = (name: string) => elements.some((attributes) => attributes.has(name));
  return {
    isGuarded: rules.some(({ access, startsAt }) => access !== 'everyone' || startsAt !== undefined),
    hasChoices: elements.some((attributes) => choiceTypes.includes(attributes.get('type') ?? '')),
    hasShortcuts: has('aria-keyshortcuts'),
    hasSections: has(sectionMark),
    hasDeferred: has(sectionMark) || has('data-later'),
  };
}
