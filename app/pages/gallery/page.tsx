import { firstPicturePreview } from 'virtual:gallery-preview';
import { GalleryCell } from '#app/pages/gallery/gallery-cell.tsx';
import { PictureDialog } from '#app/pages/gallery/picture-dialog.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { gallerySections } from '#content/gallery.ts';
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
