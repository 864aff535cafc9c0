import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces } from '../../content/faces.ts';
import { site } from '../../content/site.ts';
import { projectRoot } from '../project-root.ts';
import { drawFace } from './faces.ts';
import { writeIcons } from './icons.ts';
import { deleteOtherFiles } from '../delete-other-files.ts';
import { openGraphNames, writeOpenGraphPictures } from './open-graph.ts';
import { buildGallery } from './gallery.ts';
import { listSiteContent } from '../fingerprint/fingerprint.ts';
import { makeWhenStale } from './make-when-stale.ts';
import { checkPalettes, paletteSource } from './palette.ts';
import { drawTechnologyIcons, requiredIcons } from './technology-icons.ts';

/** Draws faces, marks, icons and Open Graph pictures into `folder`. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'faces'), { recursive: true });
  for (const [id, face] of Object.entries(faces))
    await writeFile(join(folder, 'faces', `${id}.svg`), drawFace(face));
  await deleteOtherFiles(
    join(folder, 'faces'),
    Object.keys(faces).map((id) => `${id}.svg`),
  );
  await writeFile(join(folder, 'technology-marks.svg'), drawTechnologyIcons(requiredIcons));
  await writeIcons(folder, site);
  await writeOpenGraphPictures(join(folder, 'og'));
  await deleteOtherFiles(
    join(folder, 'og'),
    openGraphNames.map((name) => `${name}.png`),
  );
}

/** Writes the pictures in `public/generated`, each part when its sources have changed. */
export async function buildPictures(): Promise<void> {
  checkPalettes();
  const sources = [...listSiteContent(), 'contract', 'pipeline/pictures', paletteSource, 'package-lock.json'];
  await makeWhenStale('pictures', sources, 'public/generated', () =>
    drawPictures(join(projectRoot, 'public', 'generated')),
  );
  await buildGallery();
}
