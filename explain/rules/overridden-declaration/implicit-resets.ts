import type { Override } from '../../cascade/cascade.ts';
import { insertText, removeDeclaration } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import { formatElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import { isCssWideKeyword } from '../../values/css-wide-keywords.ts';
import { listLonghands } from '../../values/longhand-value.ts';

/** What a shorthand must have for its other longhands to be of use, and how each of these is written in it. */
type ShorthandWords = { needs: RegExp; written: Readonly<Record<string, RegExp>> };

const image = /\b(url|image-set|cross-fade)\(|gradient\(/i;
const color =
  /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark|color-mix)a?\(|(?<![\w-])(?!none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|thin|medium|thick|auto|underline|overline|line-through|wavy|from-font)[a-z]{3,}(?![\w-(])/i;
const lineStyle = /\b(none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|wavy)\b/i;
const lineWidth = /\b(thin|medium|thick)\b|(?<![\w#.-])[\d.]+([a-z]+|%)?(?![\w.])/i;
const anything = /\S/;

const backgroundLayer = {
  size: /\//,
  position: /\b(left|right|top|bottom|center)\b|(?<![\w#.-])-?[\d.]+(px|%|r?em)/i,
  repeat: /\b(no-repeat|repeat(-[xy])?|space|round)\b/i,
};

const border: ShorthandWords = { needs: anything, written: { color, style: lineStyle, width: lineWidth } };

const shorthandWords: Readonly<Record<string, ShorthandWords>> = {
  background: {
    needs: image,
    written: {
      ...backgroundLayer,
      attachment: /\b(fixed|local|scroll)\b/i,
      origin: /-box\b/i,
      clip: /-box\b|\btext\b/i,
    },
  },
  mask: { needs: image, written: backgroundLayer },
  font: {
    needs: anything,
    written: {
      'line-height': /\//,
      'font-weight': /\b(bold|bolder|lighter|normal|[1-9]00)\b/i,
      'font-style': /\b(italic|oblique|normal)\b/i,
      'font-variant-caps': /\bsmall-caps\b/i,
    },
  },
  animation: {
    needs: /^(?!none$)/i,
    written: {
      delay: /[\d.]m?s\b.*[\d.]m?s\b/i,
      duration: /[\d.]m?s\b/i,
      'iteration-count': /\binfinite\b|(?<![\w.-])[\d.]+(?![\w.%])/i,
      direction: /\b(reverse|alternate|alternate-reverse|normal)\b/i,
      'fill-mode': /\b(forwards|backwards|both)\b/i,
      'timing-function': /\b(ease|linear|ease-in|ease-out|ease-in-out|steps?\(|cubic-bezier\()/i,
    },
  },
  transition: {
    needs: /^(?!none$)/i,
    written: {
      delay: /[\d.]m?s\b.*[\d.]m?s\b/i,
      duration: /[\d.]m?s\b/i,
      'timing-function': /\b(ease|linear|ease-in|ease-out|ease-in-out|steps?\(|cubic-bezier\()/i,
    },
  },
  flex: {
    needs: /^(?!none$|auto$)/i,
    written: {
      basis: /(?<![\w.])[\d.]+([a-z]+|%)|\b(auto|content)\b/i,
      shrink: /(?<![\w.])[\d.]+(?![\w.%])\s+[\d.]+(?![\w.%])/,
    },
  },
  'list-style': {
    needs: /^(?!none$)/i,
    written: { position: /\b(inside|outside)\b/i, image, type: /\b[a-z-]+\b|"/i },
  },
  'text-decoration': {
    needs: /\b(underline|overline|line-through)\b/i,
    written: { color, style: lineStyle, thickness: /[\d.]+(px|r?em|%)|\bfrom-font\b/i },
  },
  outline: border,
  border,
  'border-top': border,
  'border-right': border,
  'border-bottom': border,
  'border-left': border,
};

/** Values without url() and functions, in which words would be taken for others. */
function withoutFunctions(value: string): string {
  return value.replace(
    /url\((?:"[^"]*"|'[^']*'|[^()'"]*)\)|(?:repeating-)?[\w-]*gradient\((?:[^()]|\([^()]*\))*\)/gi,
    ' ',
  );
}

/** Whether the shorthand gives a longhand its initial value, because nothing of it is written there. */
function isReset(longhand: string, { needs, written }: ShorthandWords, value: string): boolean {
  if (!needs.test(value)) return false;
  const name = Object.keys(written).find(
    (key) => longhand === key || longhand.endsWith(`-${key}`) || longhand.includes(`-${key}-`),
  );
  return name !== undefined && written[name]?.test(withoutFunctions(value)) === false;
}

const initialValue =
  /^(0|0s|auto|none|normal|repeat|scroll|initial|unset|inherit|currentcolor|medium|1|solid|ease|400)$/i;

/** Whether a value is the one to which shorthands reset its property. */
export function isInitial({ loser }: Override): boolean {
  return initialValue.test(loser.declaration.value);
}

/** Whether a declaration loses only because a shorthand of another rule resets what it does not write. */
export function isImplicitReset({ loser, winner }: Override): boolean {
  const [lost, won] = [loser.declaration, winner.declaration];
  const words = shorthandWords[won.property];
  return (
    words !== undefined &&
    won.property !== lost.property &&
    lost.parent !== won.parent &&
    winner.isCertain &&
    loser.isCertain &&
    lost.isImportant === won.isImportant &&
    !isCssWideKeyword(won.value) &&
    !/^(0|none)$|\bvar\(/i.test(won.value) &&
    listLonghands(lost.property).every((longhand) => isReset(longhand, words, won.value))
  );
}

/** The fix writes the longhand after each shorthand that resets it. */
export function reportImplicitReset(overrides: readonly Override[]): Report[] {
  const [first] = overrides;
  if (!first) return [];
  const { loser, winner, element } = first;
  const { declaration, selector } = loser;
  const { property, value } = declaration;
  const won = winner.declaration;
  const winners = [...new Set(overrides.map((override) => override.winner.declaration))];
  const isEditable = [declaration, ...winners].every(({ sheet }) => sheet.isEditable);
  const write = (after: Declaration) => insertText(after.span.end, `; ${property}: ${value}`);
  return [
    {
      code: 'overridden',
      span: declaration.span,
      message: `${property} of ${selector?.text ?? 'the style attribute'} is lost: ${won.property} of ${winner.selector?.text ?? 'the style attribute'} on ${lineReference(won.line)} is a shorthand, and it sets ${property} back to its initial value, because it does not write it.`,
      data: { ...createDeclarationData(declaration, selector?.text), element: formatElement(element) },
      fixes: [
        {
          title: `Write ${property}: ${value} after ${won.property} there.`,
          edits: isEditable ? [...removeDeclaration(declaration), ...winners.flatMap(write)] : [],
        },
      ],
    },
  ];
}
