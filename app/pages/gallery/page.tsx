import { useRef } from 'react';
import { firstPicturePreview } from 'virtual:gallery-preview';
import { PictureDialog } from '#app/pages/gallery/picture-dialog.tsx';
import { GalleryPicture } from '#app/pages/gallery/gallery-picture.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import { gallerySections } from '#content/gallery.ts';
import type { Picture } from '#contract/content/gallery.ts';
import './gallery.css';

export const Meta = () => pageMeta({ title: 'Our Gallery', path: '/gallery', hidden: true });

const pictures = gallerySections.flatMap((section) => section.pictures);

export default function GalleryPage() {
  const { opened, open, close } = useOpenedDialog(['picture']);
  const shownPicture = opened && pictures.find(({ id }) => id === opened.id);
  const show = (id: string) => open('picture', id);
  return (
    <Page>
      <PageHead
        title="Our Gallery"
        lead="We keep forgetting to take photographs, so somebody draws. One line runs through every picture; it is the one you have been following."
      />
      {opened && !shownPicture && <NotFoundNote what="picture" id={opened.id} onClose={close} />}
      <div className="gallery-sections">
        {gallerySections.map((section) => (
          <section key={section.id} className="section" aria-labelledby={section.id}>
            <header className="gallery-head">
              <h2 id={section.id} className="knot">
                {section.title}
              </h2>
              <p className="text-foreground-soft">{section.note}</p>
            </header>
            <ul className="gallery-row">
              {section.pictures.map((picture) => (
                <GalleryCell
                  key={picture.id}
                  picture={picture}
                  preview={picture === pictures[0] ? firstPicturePreview : undefined}
                  onOpen={() => show(picture.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <PictureDialog pictures={pictures} picture={shownPicture} onShow={show} onClose={close} />
    </Page>
  );
}

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
function GalleryCell({ picture, preview, onOpen }: GalleryCellProps) {
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
