/** The widths in pixels in which the build makes every gallery picture. All are 3:2. */
export const galleryWidths = [400, 640, 960, 1440, 2000] as const;
/** The width of the JPEG for browsers that support neither AVIF nor WebP. */
export const galleryFallbackWidth = 960;

/** The height in pixels of a gallery picture `width` pixels wide. */
export function galleryHeight(width: number): number {
  return Math.round((width * 2) / 3);
}
