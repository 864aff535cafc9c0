import { z } from 'zod';

/** The parts of an Open Peeps face, by DiceBear's names. Every part is chosen, so that a face never changes by itself. */

const heads = [
  'afro',
  'bangs',
  'bangs2',
  'bantuKnots',
  'bear',
  'bun',
  'bun2',
  'buns',
  'cornrows',
  'cornrows2',
  'dreads1',
  'dreads2',
  'flatTop',
  'flatTopLong',
  'grayBun',
  'grayMedium',
  'grayShort',
  'hatBeanie',
  'hatHip',
  'hijab',
  'long',
  'longAfro',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs2',
  'mediumBangs3',
  'mediumStraight',
  'mohawk',
  'mohawk2',
  'noHair1',
  'noHair2',
  'noHair3',
  'pomp',
  'shaved1',
  'shaved2',
  'shaved3',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'turban',
  'twists',
  'twists2',
] as const;
const expressions = [
  'awe',
  'calm',
  'cheeky',
  'cute',
  'driven',
  'explaining',
  'eyesClosed',
  'lovingGrin1',
  'serious',
  'smile',
  'smileBig',
  'smileLOL',
  'smileTeethGap',
  'solemn',
] as const;
const glasses = ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'] as const;
const beards = [
  'chin',
  'full',
  'full2',
  'full3',
  'full4',
  'goatee1',
  'goatee2',
  'moustache1',
  'moustache2',
  'moustache3',
  'moustache4',
  'moustache5',
] as const;

export const skinTones = {
  cream: 'e9b48e',
  sand: 'd0946a',
  clay: 'b97848',
  earth: '9c5f38',
  umber: '83502f',
} as const;
export const clothesColours = {
  green: '3f9463',
  mustard: 'dcae4e',
  terracotta: 'cb6850',
  teal: '4f808a',
  slate: '38474b',
  cream: 'ece3cf',
} as const;

export const faceSchema = z.strictObject({
  head: z.enum(heads),
  face: z.enum(expressions),
  skin: z.literal(Object.keys(skinTones) as (keyof typeof skinTones)[]),
  /** Also the colour of scarves, turbans and bands. */
  clothes: z.literal(Object.keys(clothesColours) as (keyof typeof clothesColours)[]),
  glasses: z.enum(glasses).optional(),
  beard: z.enum(beards).optional(),
});
export type Face = z.infer<typeof faceSchema>;

export const facesSchema = z.strictObject({ faces: z.record(z.string(), faceSchema) });
