const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Lays out the sections that `content-visibility` has skipped so far (app/styles/base.css), one a frame so that no
 * task is long. From then on nothing is skipped any more, also on pages that are opened later.
 */
export async function layOutSkippedSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.lesson-section, .page .section')) {
    section.dataset.laidOut = '';
    await nextFrame();
  }
  document.documentElement.dataset.laidOut = '';
}
