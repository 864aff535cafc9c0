const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Lays out the sections that the first layouts have left out (app/styles/base.css), one a frame so that no
 * task is long. From then on nothing is left out any more, on pages that are opened later neither.
 */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.lesson-section, .page .section')) {
    section.dataset.laidOut = '';
    await nextFrame();
  }
  document.documentElement.dataset.laidOut = '';
}
