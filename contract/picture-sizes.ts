/** How gallery pictures are made and asked for: the build draws each in these widths, all three to two. */

export const galleryWidths = [400, 640, 960, 1440, 2000] as const;
/** The width of the JPEG for browsers that read neither AVIF nor WebP. */
export const galleryFallbackWidth = 960;

/** The height in pixels of a gallery picture `width` pixels wide. */
export function galleryHeight(width: number): number {
  return Math.round((width * 2) / 3);
}
