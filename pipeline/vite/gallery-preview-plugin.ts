import type { Plugin } from 'vite';
import { gallerySections } from '../../content/gallery.ts';
import { drawGalleryPreview, gallerySource } from '../pictures/gallery.ts';

const moduleId = 'virtual:gallery-preview';

/**
 * Provides the preview of the gallery's first picture as a data URL, so that the page needs no request for
 * it.
 */
export function galleryPreview(): Plugin {
  return {
    name: 'gallery-preview',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const first = gallerySections.flatMap(({ pictures }) => pictures)[0];
      const preview = first && (await drawGalleryPreview(first, gallerySource));
      const url = preview && `data:image/avif;base64,${preview.toString('base64')}`;
      return `export const firstPicturePreview = ${JSON.stringify(url)};`;
    },
  };
}
