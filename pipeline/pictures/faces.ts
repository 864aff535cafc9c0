import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { clothesColours, skinTones } from '../../contract/content/faces.ts';
import type { Face } from '../../contract/content/faces.ts';

/** Draws one face as a small SVG with a transparent background; the page draws the tile behind it. */
export function drawFace(face: Face): string {
  const svg = createAvatar(openPeeps, {
    // Every part is chosen, so the seed has no effect.
    seed: 'fixed',
    head: [face.head],
    face: [face.face],
    skinColor: [skinTones[face.skin]],
    clothingColor: [clothesColours[face.clothes]],
    // Hair and beards; the style's other colours are greys and blonds.
    headContrastColor: ['000000'],
    accessories: face.glasses ? [face.glasses] : [],
    accessoriesProbability: face.glasses ? 100 : 0,
    facialHair: face.beard ? [face.beard] : [],
    facialHairProbability: face.beard ? 100 : 0,
    maskProbability: 0,
    backgroundColor: ['transparent'],
  }).toString();
  return simplifySvg(svg);
}

/** Removes the licence block (it is in CREDITS.md), needless decimals, and the mask, because an image clips itself. */
function simplifySvg(svg: string): string {
  return svg
    .replace(/<mask[\s\S]*?<\/mask><g mask="[^"]*">/, '<g>')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll(/-?\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><');
}
