import { listLonghands } from './longhand-value.ts';

/** The physical side of each flow-relative one, for text from left to right and top to bottom. */
export const physicalSides: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/**
 * The physical longhand of a flow-relative one (CSS Logical 1), for text from left to right and top to
 * bottom.
 */
export function toPhysicalLonghand(longhand: string): string {
  const size = /^(min-|max-)?(inline|block)-size$/.exec(longhand);
  if (size) return `${size[1] ?? ''}${size[2] === 'inline' ? 'width' : 'height'}`;
  if (longhand.startsWith('inset-')) return physicalSides[longhand.slice('inset-'.length)] ?? longhand;
  const edge = /^(margin|padding|border)-(block-start|block-end|inline-start|inline-end)(-\w+)?$/.exec(
    longhand,
  );
  return edge ? `${edge[1] ?? ''}-${physicalSides[edge[2] ?? ''] ?? ''}${edge[3] ?? ''}` : longhand;
}

/** The longhands that a property sets, each flow-relative one as the physical one. */
export function listPhysicalLonghands(property: string): readonly string[] {
  return listLonghands(property).map(toPhysicalLonghand);
}

/** The same for text of an unknown inline direction: there only the block sides have a physical side. */
export function listPhysicalBlockLonghands(property: string): readonly string[] {
  return listLonghands(property).map((longhand) =>
    /inline-(start|end)/.test(longhand) ? longhand : toPhysicalLonghand(longhand),
  );
}
