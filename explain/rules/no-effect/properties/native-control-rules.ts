import { canHaveValue } from '../../../cascade/possible-values.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

/** Values with which an author resets a control. */
const resetPattern = /^(0(px)?|none|transparent|initial|unset|inherit)$/i;

/** Rules on form controls that the browser draws by itself. */
export const nativeControlRules: readonly PropertyRule[] = [
  {
    properties: /^(background|background-color|border(-(color|width|style|radius))?|padding(-[a-z-]+)?)$/,
    check: (page, element, value, property) => {
      const type = element.attributes.get('type')?.toLowerCase() ?? '';
      if (element.name !== 'input' || !/^(checkbox|radio)$/.test(type) || page.hasScript) return undefined;
      if (resetPattern.test(value)) return undefined;
      const isDrawnByAuthor = ['appearance', '-webkit-appearance'].some((longhand) =>
        canHaveValue(page, element, longhand, 'auto', (appearance) => appearance !== 'auto'),
      );
      if (isDrawnByAuthor) return undefined;
      const name = type === 'radio' ? 'radio buttons' : 'checkboxes';
      return {
        why: `The browser draws ${name} itself, and takes only their size and their accent-color from CSS.`,
        ...(property === 'background-color'
          ? { fix: `Write accent-color: ${value}.`, replacement: `accent-color: ${value}` }
          : { fix: 'Add appearance: none, and draw its states yourself.', add: ['appearance: none'] }),
      };
    },
  },
];
