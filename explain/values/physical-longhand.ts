import { longhandsOf } from './longhand-value.ts';

const sides: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/** The physical longhand of a flow-relative one, in lines from left to right that go down. */
function physical(longhand: string): string {
  const size = /^(min-|max-)?(inline|block)-size$/.exec(longhand);
  if (size) return `${size[1] ?? ''}${size[2] === 'inline' ? 'width' : 'height'}`;
  if (longhand.startsWith('inset-')) return sides[longhand.slice('inset-'.length)] ?? longhand;
  const edge = /^(margin|padding|border)-(block-start|block-end|inline-start|inline-end)(-\w+)?$/.exec(
    longhand,
  );
  return edge ? `${edge[1] ?? ''}-${sides[edge[2] ?? ''] ?? ''}${edge[3] ?? ''}` : longhand;
}

/** The longhands that a property sets, physical ones for flow-relative ones. */
export function physicalLonghandsOf(property: string): readonly string[] {
  return longhandsOf(property).map(physical);
}
