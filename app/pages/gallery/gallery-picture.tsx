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
  /** Lazy ones are fetched when they come near the window. */
  loading: 'lazy' | 'eager';
  /** How soon it is fetched beside what else the page fetches at the same time. */
  fetchPriority: 'high' | 'low';
};

/** One picture in the best format and width for this screen; its box has its size before it has loaded. */
export function GalleryPicture({
  picture: { id, description },
  sizes,
  loading,
  fetchPriority,
}: GalleryPictureProps) {
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
        fetchPriority={fetchPriority}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
