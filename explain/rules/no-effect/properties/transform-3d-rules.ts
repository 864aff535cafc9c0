import { isSetByAuthor } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import { listDeclarations } from '../../../parse/parse-document.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

const transform3dPattern =
  /\b(rotate[xy]|rotate3d|translatez|translate3d|scalez|scale3d|matrix3d|perspective)\(|^\s*(x|y|-?[\d.]+ +-?[\d.]+ +-?[\d.]+) +-?[\d.]+(deg|turn|rad)|\bvar\(/i;

/** Whether a declaration or a script of the page can transform an element in three dimensions. */
function has3dTransform(page: Page): boolean {
  return (
    page.hasScript ||
    listDeclarations(page).some(
      ({ property, value }) =>
        (/^(transform|rotate)$/.test(property) && transform3dPattern.test(value)) ||
        (property === 'translate' && value.trim().split(/\s+/).length > 2),
    )
  );
}

/** Rules on 3D transforms and on motion paths. */
export const transform3dRules: readonly PropertyRule[] = [
  {
    properties: /^(perspective|backface-visibility|-webkit-backface-visibility|transform-style)$/,
    check: (page, _, value, property) =>
      /^(none|visible|flat)$/.test(value) || has3dTransform(page)
        ? undefined
        : {
            why: `${property} is for elements in three dimensions, and no transform of the page turns or moves one in depth.`,
            fix: 'Turn an element with transform: rotateY(40deg) or the like.',
          },
  },
  {
    properties: /^offset-(distance|rotate|anchor)$/,
    check: (page, element, _, property) =>
      page.hasScript || isSetByAuthor(page, element, ['offset-path'], ['none'])
        ? undefined
        : {
            why: `${property} moves an element along its offset-path, and it has none.`,
            fix: 'Add offset-path: path("M 0 0 L 100 100").',
            add: ['offset-path: path("M 0 0 L 100 100")'],
          },
  },
];
