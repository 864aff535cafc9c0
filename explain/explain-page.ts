import { explainContainers } from './rules/no-effect/container-query.ts';
import { explainCustomProperties } from './rules/dropped-declaration/custom-properties.ts';
import { explainDroppedRules, isPropertyDeclaration } from './rules/dropped-declaration/dropped-rules.ts';
import { explainValue } from './rules/dropped-declaration/dropped-value.ts';
import type { Finding, Weighed } from './diagnostic.ts';
import { explainInherited } from './rules/overridden-declaration/inherited-value.ts';
import { explainNoEffect } from './rules/no-effect/no-effect.ts';
import { explainOverridden } from './rules/overridden-declaration/overridden-declaration.ts';
import { readPage, type Page } from './match/page.ts';
import { explainReferences } from './rules/repaired-tree/references.ts';
import { explainRepairs } from './rules/repaired-tree/repaired-tree.ts';
import { explainUnmatched } from './rules/unmatched-selector/unmatched-selector.ts';

/** Every explainer of a page; each knows one kind of cause. */
const explainers: readonly ((page: Page) => Weighed[])[] = [
  ({ parsed, html }) => explainRepairs(parsed, html),
  ({ sheets }) => sheets.flatMap(explainDroppedRules),
  ({ sheets, attributeSheets }) =>
    [...sheets, ...attributeSheets.map(({ sheet }) => sheet)].flatMap(({ declarations }) =>
      declarations
        .filter(isPropertyDeclaration)
        .map(explainValue)
        .filter((finding) => finding !== undefined),
    ),
  explainUnmatched,
  explainOverridden,
  explainInherited,
  explainCustomProperties,
  explainNoEffect,
  explainContainers,
  explainReferences,
  ({ attributeSheets }) => attributeSheets.flatMap(({ sheet }) => explainDroppedRules(sheet)),
];

function withoutWeight(weighed: Weighed): Finding {
  const finding: Finding & { weight?: number } = { ...weighed };
  delete finding.weight;
  return finding;
}

/**
 * Why a page doesn't do what its author meant, most likely cause first; nothing for a page with nothing wrong.
 * `linked` holds the text of linked style sheets by their href: what is found in one stands on the line of its link.
 */
export function explainPage(html: string, linked: ReadonlyMap<string, string> = new Map()): Finding[] {
  const page = readPage(html, linked);
  const found = explainers.flatMap((explain) => explain(page));
  return found
    .toSorted((one, other) => other.weight - one.weight || one.line - other.line)
    .map(withoutWeight);
}
