/** The colour tokens of both themes that pictures and forms use, in hex because neither PDF nor sharp reads OKLCH. */
export const night = {
  background: '#0b110e',
  border: '#262f2b',
  graph: '#44504b',
  foreground: '#edf2ed',
  foregroundSoft: '#b3bbb6',
  foregroundFaint: '#909a94',
  accent: '#50e97f',
} as const;
export const paper = {
  background: '#f9f9f5',
  border: '#dbdbd4',
  graph: '#b3b6ac',
  borderStrong: '#81877c',
  foreground: '#141f19',
  foregroundSoft: '#465049',
  foregroundFaint: '#5e685f',
  accent: '#00793b',
} as const;
