export const contrastSamples = {
  /** The attribute of the elements whose contrast axe measures. */
  mark: 'data-contrast-sample',
  /** More than one, because axe measures nothing where another element is in front of a part of the text. */
  samplesOfEachLook: 3,
} as const;

/**
 * Runs in the browser: marks the elements whose contrast is to be measured, instead of those that were marked
 * before. Of all elements with the same text colour and size, in front of the same backgrounds, three are
 * marked: the others have the same contrast, and measuring them took half of the time of all rules of axe.
 */
export function markContrastSamples([{ mark, samplesOfEachLook }, excluded]: readonly [
  typeof contrastSamples,
  readonly Element[],
]): void {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const backgrounds = new Map<Element, number>();
  const findBackground = (element: Element): number => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const behind = element.parentElement ? findBackground(element.parentElement) : '';
    const number = numberOf(
      [behind, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join(),
    );
    backgrounds.set(element, number);
    return number;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const counts = new Map<string, number>();
  const samples = [...document.querySelectorAll('body *')].filter((element) => {
    if (!hasText(element) || excluded.some((each) => each.contains(element)) || !element.checkVisibility())
      return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [element.localName, findBackground(element), color, fontSize, fontWeight, textShadow].join();
    const count = (counts.get(look) ?? 0) + 1;
    counts.set(look, count);
    return count <= samplesOfEachLook;
  });
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of samples) element.setAttribute(mark, '');
}
