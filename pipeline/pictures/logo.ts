/** The logo in a box of 32 by 32: a trunk, and a branch with a node. */
export const logoPaths = {
  branch: 'M10 27a7 7 0 0 1 7-7 6 6 0 0 0 6-6v-2',
  trunk: 'M10 2v28',
  strokeWidth: 3.5,
  disc: { x: 23, y: 9, radius: 6 },
} as const;

/** The logo in two colours, as SVG content without the `<svg>` element. */
export function drawLogo(foreground: string, accent: string): string {
  const { branch, trunk, strokeWidth, disc } = logoPaths;
  return (
    `<path d="${branch}" fill="none" stroke="${accent}" stroke-width="${strokeWidth}"/>` +
    `<path d="${trunk}" fill="none" stroke="${foreground}" stroke-width="${strokeWidth}" stroke-linecap="round"/>` +
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${accent}"/>`
  );
}

/** The favicon: the logo redrawn for 16 px. The colour of its trunk follows the browser's theme. */
export function drawFavicon(themes: {
  light: { foreground: string; accent: string };
  dark: { foreground: string; accent: string };
}): string {
  const { light, dark } = themes;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke-width="2">' +
    `<style>.t{stroke:${light.foreground}}.b{stroke:${light.accent}}.d{fill:${light.accent}}` +
    `@media(prefers-color-scheme:dark){.t{stroke:${dark.foreground}}.b{stroke:${dark.accent}}.d{fill:${dark.accent}}}</style>` +
    '<path class="b" d="M5 13a3 3 0 0 1 3-3h.5a3 3 0 0 0 3-3V6"/><path class="t" d="M5 1v14" stroke-linecap="round"/>' +
    '<circle class="d" cx="11.5" cy="4.5" r="3.5"/></svg>'
  );
}
