import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { CompiledValues } from '../../../contract/lessons/lesson-part-data.ts';
import { findDeclaration } from '../../../app/learn/parts/values/find-declaration.ts';
import { findAttribute, errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';

export type ValuesPart = CompiledValues & { line: number };

/**
 * On a phone, the stops of a slider or a row of choices with more values than this are too small to press.
 */
const maxValues = 13;

/**
 * Reads `<Values of=".stage" property="gap" values="0 | 8px" />` (a row of choices) or
 * `<Values of=".item" property="flex-grow" from={0} to={3} step={1} unit="" />` (a slider).
 */
export function readValues(file: string, node: MdxJsxFlowElement, files: readonly SourcePart[]): ValuesPart {
  const of = getAttribute(file, node, 'of');
  const property = getAttribute(file, node, 'property');
  const valueList = findAttribute(node, 'values');
  const values =
    valueList === undefined
      ? readNumericRange(file, node)
      : valueList.split('|').map((value) => value.trim());
  const css = files.find(({ language }) => language === 'css');
  const place = css && findDeclaration(css.code, of, property);
  if (!css || !place)
    throw errorAt(file, node, `the example’s CSS has no declaration of ${property} in a rule “${of}”`);
  if (values.length < 2 || values.length > maxValues)
    throw errorAt(file, node, `<Values> has ${values.length} values; give 2 to ${maxValues}`);
  if (new Set(values).size < values.length) throw errorAt(file, node, '<Values> has a value twice');
  if (!values.includes(place.value))
    throw errorAt(
      file,
      node,
      `the code’s own value ${place.value} is not among the values ${values.join(', ')}; the control could not show it`,
    );
  return { of, property, look: valueList === undefined ? 'slider' : 'choices', values, line: lineOf(node) };
}

function readNumericRange(file: string, node: MdxJsxFlowElement): string[] {
  const [from, to, step] = ['from', 'to', 'step'].map((name) =>
    Number(findAttribute(node, name) ?? Number.NaN),
  );
  if (from === undefined || to === undefined || step === undefined || !(step > 0) || !(to > from))
    throw errorAt(file, node, '<Values> needs values="one | two | three", or from={0} to={3} step={1}');
  const unit = findAttribute(node, 'unit') ?? '';
  const digits = (String(step).split('.')[1] ?? '').length;
  return Array.from(
    { length: Math.floor((to - from) / step + 1e-9) + 1 },
    (_, index) => `${Number((from + index * step).toFixed(digits))}${unit}`,
  );
}
