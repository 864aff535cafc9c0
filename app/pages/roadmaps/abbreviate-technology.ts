/** Abbreviations for technologies without an icon: a piece of their syntax, or a short form of the name. */
const abbreviations: Readonly<Record<string, string>> = {
  'array-methods': '[ ]',
  channels: '<-',
  closures: '(){}',
  comprehensions: '[x]',
  cors: '*',
  'css-custom-properties': '--x',
  'css-grid': '#',
  decorators: '@',
  destructuring: '{ }',
  dom: '<>',
  'environment-variables': '$X',
  'es-modules': 'Im',
  goroutines: 'go',
  http: '://',
  json: '{}',
  jsx: '</>',
  linux: '~/',
  'net-http': '://',
  'password-hashing': '***',
  promises: 'Pr',
  proxies: 'Px',
  'provide-inject': 'Pi',
  'react-context': 'Cx',
  'react-props': 'Pp',
  'react-refs': 'Rf',
  rest: '/:id',
  sql: 'SQL',
  'svelte-logic-blocks': '{#}',
  'svelte-runes': '$',
  'svelte-snippets': '{@}',
  terminal: '>_',
  'type-hints': ': T',
  'typescript-generics': '<T>',
  'java-generics': '<T>',
  'go-generics': '[T]',
  'vue-templates': '{{}}',
  'angular-templates': '{{}}',
  'angular-pipes': '|',
  'vue-slots': '<s>',
  websockets: 'ws',
  tls: 'TLS',
};

/**
 * Up to four characters for a technology's node: `abbreviateTechnology('event-loop', 'Event loop')` is `El`.
 */
export function abbreviateTechnology(technology: string, name: string): string {
  const abbreviation = abbreviations[technology];
  if (abbreviation !== undefined) return abbreviation;
  const words = name
    .replace(/^The /, '')
    .split(/[\s./-]+/)
    .filter((word) => /^[a-z]/i.test(word));
  const [first = name, second] = words;
  return second === undefined
    ? `${first.slice(0, 1)}${first.slice(1, 2).toLowerCase()}`
    : `${first.slice(0, 1)}${second.slice(0, 1).toLowerCase()}`;
}
