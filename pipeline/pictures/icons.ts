import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../contract/content/site.ts';
import { drawFavicon, drawLogo } from './logo.ts';
import { night, paper } from './palette.ts';

/**
 * The logo in the middle of a square in the Night theme's background. `share` is the part of the side that it fills.
 */
function iconSvg(side: number, share: number): Buffer {
  const scale = (side * share) / 32;
  // The drawn part of the logo is x 8.25 to 29 and y 2 to 30 of its 32 by 32 box; this centres that part.
  const [x, y] = [side / 2 - 18.6 * scale, side / 2 - 16 * scale];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${night.background}"/>` +
      `<g transform="translate(${x} ${y}) scale(${scale})">${drawLogo(night.foreground, night.accent)}</g></svg>`,
  );
}

/** Writes favicon, home-screen icons and the web manifest into `folder`. */
export async function writeIcons(folder: string, site: Site): Promise<void> {
  await writeFile(join(folder, 'favicon.svg'), drawFavicon({ light: paper, dark: night }));
  // A system may crop a maskable icon to its inner 80%, so the logo stays inside that.
  const pictures = [
    { file: 'apple-touch-icon.png', side: 180, share: 0.68 },
    { file: 'icon-192.png', side: 192, share: 0.54 },
    { file: 'icon-512.png', side: 512, share: 0.54 },
  ];
  for (const { file, side, share } of pictures) {
    await sharp(iconSvg(side, share)).png({ compressionLevel: 9, palette: true }).toFile(join(folder, file));
  }
  await writeFile(join(folder, 'site.webmanifest'), JSON.stringify(manifest(site), null, 2));
}

function manifest(site: Site) {
  const icon = (side: number) => ({
    src: `/generated/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'standalone',
    background_color: night.background,
    theme_color: night.background,
    icons: [192, 512].flatMap((side) => [icon(side), { ...icon(side), purpose: 'maskable' }]),
  };
}
