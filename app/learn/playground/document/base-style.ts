export type ResultTheme = 'night' | 'paper';

const schemes = { night: 'dark', paper: 'light' } as const;
const backgrounds = { night: 'oklch(0.17 0.012 165)', paper: 'oklch(0.982 0.006 105)' } as const;

/** The page's dotted background, for a result that sets none. */
export const bareBackground = `@layer { body { background: radial-gradient(circle at 1px 1px, light-dark(oklch(0.89 0.01 110), oklch(0.295 0.014 165)) 1px, transparent 1px) 0 0 / 20px 20px light-dark(${backgrounds.paper}, ${backgrounds.night}); } }`;

/**
 * The base style of every result. It is in an unnamed layer, so all of the learner's rules override it.
 * Without a theme the result follows the user's color scheme and has a transparent background.
 */
export function baseStyle(theme?: ResultTheme): string {
  return `@layer {
  html { color-scheme: ${theme ? schemes[theme] : 'light dark'};${theme ? ` background: ${backgrounds[theme]};` : ''} color: light-dark(oklch(0.225 0.02 160), oklch(0.955 0.008 150)); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
  body { margin: 0; padding: 16px; }
  a:any-link { color: light-dark(oklch(0.43 0.11 235), oklch(0.85 0.09 225)); }
  button, input, select, textarea { font: inherit; }
  button, input:not([type='color'], [type='range'], [type='checkbox'], [type='radio'], [type='file'], [type='image']), select, textarea {
    color: light-dark(oklch(0.225 0.02 160), oklch(0.955 0.008 150)); background: light-dark(oklch(0.995 0.003 105), oklch(0.26 0.014 165));
    border: 1px solid light-dark(oklch(0.58 0.018 130), oklch(0.6 0.018 165)); border-radius: 4px; padding: 4px 10px;
  }
  :is(button, input, select, textarea):disabled { opacity: 0.6; }
  ::placeholder { color: light-dark(oklch(0.46 0.018 150), oklch(0.74 0.014 160)); opacity: 1; }
  mark { color: oklch(0.225 0.02 160); background: oklch(0.9 0.15 100); }
}`;
}
