import type { Picture } from '#contract/content/gallery.ts';
import { galleryFallbackWidth, galleryHeight, galleryWidths } from '#contract/content/picture-sizes.ts';

const addressOf = (id: string, width: number, ending: string) =>
  `/generated/gallery/${id}-${width}.${ending}`;
const sourceSet = (id: string, ending: string) =>
  galleryWidths.map((width) => `${addressOf(id, width, ending)} ${width}w`).join(', ');

type GalleryPictureProps = {
  picture: Picture;
  /** Its width on the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Lazy ones are fetched when they come near the window, and after what else the page fetches then. */
  loading: 'lazy' | 'eager';
};

/** One picture in the best format and width for this screen; its box has its size before it has loaded. */
export function GalleryPicture({ picture: { id, description }, sizes, loading }: GalleryPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(id, 'webp')} sizes={sizes} />
      <img
        src={addressOf(id, galleryFallbackWidth, 'jpg')}
        width={galleryFallbackWidth}
        height={galleryHeight(galleryFallbackWidth)}
        alt={description}
        loading={loading}
        fetchPriority={loading === 'lazy' ? 'low' : 'high'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
