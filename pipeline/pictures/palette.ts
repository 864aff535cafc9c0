/** The tokens of the site's two themes that pictures and forms use, as hex: neither PDF nor the picture library reads OKLCH. */
export const night = {
  ground: '#0b110e',
  line: '#262f2b',
  graph: '#44504b',
  ink: '#edf2ed',
  inkSoft: '#b3bbb6',
  inkFaint: '#909a94',
  accent: '#50e97f',
} as const;
export const paper = {
  ground: '#f9f9f5',
  line: '#dbdbd4',
  graph: '#b3b6ac',
  edge: '#81877c',
  ink: '#141f19',
  inkSoft: '#465049',
  inkFaint: '#5e685f',
  accent: '#00793b',
} as const;
