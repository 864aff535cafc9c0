/** The elements of the HTML standard, with obsolete ones that browsers still support. */
export const htmlElements: ReadonlySet<string> = new Set(
  `
a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center cite code
col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure font footer form
frame frameset geolocation h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta
meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby
s samp script search section select selectedcontent slot small source span strike strong style sub summary sup table tbody td template
textarea tfoot th thead time title tr track tt u ul var video wbr xmp`
    .trim()
    .split(/\s+/),
);

/** Void elements (HTML standard, Elements): they have no content and no end tag. */
export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Elements whose end tag is optional (HTML standard, Optional tags). */
export const optionalEndTagElements: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'p',
  'li',
  'dt',
  'dd',
  'option',
  'optgroup',
  'tr',
  'td',
  'th',
  'tbody',
  'thead',
  'tfoot',
  'colgroup',
  'caption',
  'rt',
  'rp',
  'rb',
  'rtc',
]);

/**
 * Formatting elements (HTML standard, The stack of open elements): the parser reopens them after another tag
 * has closed them.
 */
export const formattingElements: ReadonlySet<string> = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
]);
