import { useRef } from 'react';
import { GalleryPicture } from '#app/pages/gallery/gallery-picture.tsx';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import type { Picture } from '#contract/content/gallery.ts';

const sizes = '(min-width: 1280px) 379px, (min-width: 900px) calc((100vw - 144px) / 3), calc(100vw - 50px)';

type GalleryCellProps = {
  picture: Picture;
  /**
   * The URL of a blurred version, shown until the picture has loaded. The page's first has one: a phone shows
   * it at once.
   */
  preview?: string | undefined;
  onOpen: () => void;
};

/**
 * One picture with a caption. Its title is the button that opens it larger; the button covers the whole cell.
 */
export function GalleryCell({ picture, preview, onOpen }: GalleryCellProps) {
  const cell = useRef<HTMLLIElement>(null);
  const inView = useInView(cell, { threshold: 0.15 });
  return (
    <li ref={cell} className={`gallery-cell is-${inView}`}>
      <figure>
        <div
          className="gallery-picture"
          style={preview === undefined ? undefined : { backgroundImage: `url(${preview})` }}
        >
          <GalleryPicture picture={picture} sizes={sizes} loading="lazy" />
        </div>
        <figcaption>
          <h3>
            <button type="button" className="gallery-open" aria-haspopup="dialog" onClick={onOpen}>
              {picture.title}
            </button>
          </h3>
          <p className="flex flex-wrap justify-between gap-x-4 text-small text-foreground-soft">
            <span>{picture.place}</span>
            <span className="mono text-foreground-faint">{picture.when}</span>
          </p>
        </figcaption>
      </figure>
    </li>
  );
}
