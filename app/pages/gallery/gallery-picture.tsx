import type { Picture } from '#contract/content/gallery.ts';
import { galleryFallbackWidth, galleryHeight, galleryWidths } from '#contract/content/picture-sizes.ts';

const getPictureUrl = (id: string, width: number, extension: string) =>
  `/generated/gallery/${id}-${width}.${extension}`;
const createSrcSet = (id: string, extension: string) =>
  galleryWidths.map((width) => `${getPictureUrl(id, width, extension)} ${width}w`).join(', ');

type GalleryPictureProps = {
  picture: Picture;
  /** Its width on the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** A lazy picture is fetched with low priority when it comes near the viewport. */
  loading: 'lazy' | 'eager';
};

/**
 * One picture in the best format and width for this screen. Its box has its final size before it has loaded.
 */
export function GalleryPicture({ picture: { id, description }, sizes, loading }: GalleryPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={createSrcSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={createSrcSet(id, 'webp')} sizes={sizes} />
      <img
        src={getPictureUrl(id, galleryFallbackWidth, 'jpg')}
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
