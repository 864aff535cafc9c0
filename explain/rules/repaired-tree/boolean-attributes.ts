import type { Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import type { Report } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

/** Attributes that are true wherever they are, and the elements that have them. */
const booleanAttributes: Readonly<Record<string, RegExp>> = {
  disabled: /^(button|fieldset|input|optgroup|option|select|textarea)$/,
  required: /^(input|select|textarea)$/,
  readonly: /^(input|textarea)$/,
  checked: /^input$/,
  selected: /^option$/,
  multiple: /^(input|select)$/,
  autoplay: /^(audio|video)$/,
  controls: /^(audio|video)$/,
  loop: /^(audio|video)$/,
  muted: /^(audio|video)$/,
  open: /^(details|dialog)$/,
  reversed: /^ol$/,
  novalidate: /^form$/,
  hidden: /^[a-z][a-z0-9]*$/,
  inert: /^[a-z][a-z0-9]*$/,
  autofocus: /^[a-z][a-z0-9]*$/,
};

function explainAttribute(element: PageElement, attribute: string, value: string): Report[] {
  const span = element.getAttributeSpan(attribute);
  const isPlaced = span !== element.startTagSpan;
  return [
    reportRepair(
      'boolean-attribute',
      span,
      element.name,
      `${attribute}="${value}" still means ${attribute}: the attribute counts as soon as the <${element.name}> has it, whatever its value.`,
      `Remove ${attribute}.`,
      // With the white space before it.
      isPlaced ? [{ span: { start: span.start - 1, end: span.end }, newText: '' }] : [],
    ),
  ];
}

/** Attributes such as `disabled="false"`, which set what they seem to deny. */
export function explainBooleanAttributes({ elements, hasScript }: Page): Report[] {
  if (hasScript) return [];
  return elements.flatMap((element) =>
    Object.entries(booleanAttributes).flatMap(([attribute, names]) => {
      const value = element.attributes.get(attribute) ?? '';
      return element.isHtml && names.test(element.name) && /^(false|no|off|0)$/i.test(value.trim())
        ? explainAttribute(element, attribute, value.trim())
        : [];
    }),
  );
}
