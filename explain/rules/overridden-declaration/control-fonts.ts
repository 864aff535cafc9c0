import { findWinner, listCascadedValues } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { addDeclarations, addRuleAfter } from '../../edits.ts';
import { formatElement, getTextContent, listAncestors, type PageElement } from '../../parse/elements.ts';
import { createDeclarationData, createFixes, type Report } from '../../report.ts';

/** Fonts that look nearly as those that browsers give to form controls. */
const controlLikeFont =
  /^["']?(system-ui|-apple-system|blinkmacsystemfont|sans-serif|arial|helvetica|segoe ui|roboto|inter|inherit|initial|unset|var\()/i;

/** Whether the control is a button with a text of the author's, outside of a form. */
function isPlainButton(element: PageElement): boolean {
  return (
    element.name === 'button' &&
    getTextContent(element).trim() !== '' &&
    !listAncestors(element).some(({ name }) => name === 'form')
  );
}

/** Whether rules of the page give the control a look of its own. */
function isStyled(page: Page, element: PageElement): boolean {
  const properties = listApplied(page, element).map(({ declaration }) => declaration.property);
  const looks = [/^background/, /^border(?!-radius)/, /^padding/].filter((look) =>
    properties.some((name) => look.test(name)),
  );
  return looks.length >= 2;
}

/** The element around a control that sets a font which the control does not inherit. */
function findFontSetter(page: Page, control: PageElement) {
  if (listCascadedValues(listApplied(page, control), 'font-family').length > 0) return undefined;
  for (const ancestor of listAncestors(control)) {
    const applied = findWinner(listApplied(page, ancestor), 'font-family');
    if (applied) return { ancestor, applied };
  }
  return undefined;
}

/**
 * Fonts of the page that a button with a look of its own does not take, because the browser gives form controls a font
 * of their own. Other buttons look as those of every page.
 */
export function explainControlFonts(page: Page): Report[] {
  if (page.hasScript) return [];
  // Many buttons, as on a calculator, have a look of their own.
  const [button, ...others] = page.elements.flatMap((element) => {
    const setter = isPlainButton(element) && isStyled(page, element) && findFontSetter(page, element);
    return setter ? [{ control: element, ...setter }] : [];
  });
  if (!button || others.length > 0) return [];
  const { control, ancestor } = button;
  const { declaration, selector } = button.applied;
  const family =
    declaration.property === 'font'
      ? (/(?:[\d.]+(?:[a-z]+|%)(?:\s*\/\s*\S+)?\s+)(.+)$/i.exec(declaration.value)?.[1] ?? '')
      : declaration.value;
  if (family === '' || controlLikeFont.test(family) || !declaration.sheet.isEditable) return [];
  const own = listApplied(page, control).find(
    ({ isCertain, selector: ownSelector }) => isCertain && ownSelector,
  );
  const isPartlySet = listApplied(page, control).some(({ declaration: { property } }) =>
    /^font-|^line-height$/.test(property),
  );
  const inherited = isPartlySet ? 'font-family: inherit' : 'font: inherit';
  return [
    {
      code: 'control-font',
      span: declaration.span,
      message: `font-family is set on ${formatElement(ancestor)}, but the browser's own style sheet gives <${control.name}> a font, which beats an inherited value.`,
      data: {
        ...createDeclarationData(declaration, selector?.text),
        property: 'font-family',
        element: formatElement(control),
      },
      fixes: createFixes(
        `Write ${inherited} for <${control.name}>.`,
        own
          ? addDeclarations(own.declaration, [inherited])
          : selector
            ? addRuleAfter(selector.rule, control.name, [inherited])
            : [],
      ),
    },
  ];
}
