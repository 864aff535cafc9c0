import { isSet } from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import { listDeclarations } from '../../read/document.ts';
import type { EffectRule } from './reason/effect-rule.ts';

const inDepth =
  /\b(rotate[xy]|rotate3d|translatez|translate3d|scalez|scale3d|matrix3d|perspective)\(|^\s*(x|y|-?[\d.]+ +-?[\d.]+ +-?[\d.]+) +-?[\d.]+(deg|turn|rad)|\bvar\(/i;

/** Whether anything of the page may turn or move in depth: elements, states and keyframes. */
function hasDepth(page: Page): boolean {
  return (
    page.hasScript ||
    listDeclarations(page).some(
      ({ property, value }) =>
        (/^(transform|rotate)$/.test(property) && inDepth.test(value)) ||
        (property === 'translate' && value.trim().split(/\s+/).length > 2),
    )
  );
}

/** Rules on three dimensions and on motion along a path. */
export const depthRules: readonly EffectRule[] = [
  {
    properties: /^(perspective|backface-visibility|-webkit-backface-visibility|transform-style)$/,
    check: (page, _, value, property) =>
      /^(none|visible|flat)$/.test(value) || hasDepth(page)
        ? undefined
        : {
            why: `${property} is for elements in three dimensions, and no transform of the page turns or moves one in depth.`,
            fix: 'Turn an element with transform: rotateY(40deg) or the like.',
          },
  },
  {
    properties: /^offset-(distance|rotate|anchor)$/,
    check: (page, element, _, property) =>
      page.hasScript || isSet(page, element, ['offset-path'], ['none'])
        ? undefined
        : {
            why: `${property} moves an element along its offset-path, and it has none.`,
            fix: 'Add offset-path: path("M 0 0 L 100 100").',
            add: ['offset-path: path("M 0 0 L 100 100")'],
          },
  },
];
