import { toBoth, type Way } from './way.ts';

/*
 * The ways to fetch and to navigate that HTML, SVG, MathML and CSS have without script, in the order of the HTML
 * standard's sections 4.2 to 4.16, 7.4 and 15.2, SVG 2, MathML Core and the CSS modules with `url()`.
 */

const linkTypes = [
  'stylesheet',
  'alternate stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'prerender',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
  'next',
  'search',
  'pingback',
  'compression-dictionary',
  'payment-method-manifest',
];

const css = (rule: (url: string) => string) => (url: string) => `<style>${rule(url)}</style>`;

export const fetchesWithoutScript: readonly Way[] = [
  ...linkTypes.flatMap((rel) =>
    toBoth(`link, ${rel}`, (to) => `<link rel="${rel}" as="image" href="${to}/link">`),
  ),
  ...toBoth('link with pictures', (to) => `<link rel="preload" as="image" imagesrcset="${to}/a 1x">`),
  ...toBoth('img', (to) => `<img src="${to}/img">`),
  ...toBoth('img, srcset', (to) => `<img srcset="${to}/srcset 1x" sizes="9px">`),
  ...toBoth('img, attribution', (to) => `<img attributionsrc="${to}/attribution" src="data:,">`),
  ...toBoth('picture', (to) => `<picture><source srcset="${to}/picture"><img src="data:,"></picture>`),
  ...toBoth('video', (to) => `<video autoplay muted src="${to}/video" poster="${to}/poster"></video>`),
  ...toBoth('audio', (to) => `<audio preload="auto"><source src="${to}/audio"></audio>`),
  ...toBoth('track', (to) => `<video src="data:,"><track default src="${to}/track"></video>`),
  ...toBoth('input', (to) => `<input type="image" src="${to}/input">`),
  ...toBoth('object', (to) => `<object data="${to}/object"></object>`),
  ...toBoth('object, page', (to) => `<object type="text/html" data="${to}/object"></object>`),
  ...toBoth('embed', (to) => `<embed src="${to}/embed">`),
  ...toBoth('embed, page', (to) => `<embed type="text/html" src="${to}/embed">`),
  ...toBoth('applet', (to) => `<applet archive="${to}/a" code="${to}/b"></applet>`),
  ...toBoth('portal', (to) => `<portal src="${to}/portal"></portal>`),
  ...toBoth('fencedframe', (to) => `<fencedframe src="${to}/fenced"></fencedframe>`),
  ...toBoth('iframe', (to) => `<iframe src="${to}/iframe"></iframe>`),
  ...toBoth('iframe, lazy', (to) => `<iframe loading="lazy" src="${to}/iframe"></iframe>`),
  ...toBoth('iframe, credentialless', (to) => `<iframe credentialless src="${to}/iframe"></iframe>`),
  ...toBoth('iframe, csp', (to) => `<iframe csp="default-src *" src="${to}/iframe"></iframe>`),
  ...toBoth('iframe, sandbox', (to) => `<iframe sandbox="allow-scripts" src="${to}/iframe"></iframe>`),
  ...toBoth(
    'iframe, data',
    (to) => `<iframe src="data:text/html,<meta http-equiv=refresh content='0;url=${to}/data'>"></iframe>`,
  ),
  ...toBoth(
    'body and table',
    (to) => `<body background="${to}/body"><table background="${to}/table"></table>`,
  ),
  ...toBoth('quotation', (to) => `<blockquote cite="${to}/cite">x</blockquote><img longdesc="${to}/long">`),
  ...toBoth('base', (to) => `<base href="${to}/base/"><img src="relative">`),
  ...toBoth(
    'policy with a report',
    (to) =>
      `<meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-uri ${to}/report"><img src="/x">`,
  ),
  ...toBoth('processing instruction', (to) => `<?xml-stylesheet href="${to}/pi.css"?>`),
  ...toBoth('microdata', (to) => `<p itemscope itemid="${to}/item" itemtype="${to}/type">x</p>`),
  ...toBoth(
    'SVG',
    (to) =>
      `<svg><image href="${to}/a"/><image xlink:href="${to}/b"/><use href="${to}/c#x"/><filter id="f"><feImage href="${to}/d"/></filter><rect width="9" height="9" filter="url(${to}/e#f)" mask="url(${to}/g#m)" fill="url(${to}/h#p)" marker-start="url(${to}/i#m)"/><textPath href="${to}/j#p">x</textPath><linearGradient href="${to}/k#g"/><mpath href="${to}/l#p"/><image><animate attributeName="href" to="${to}/m" dur="1s"/></image></svg>`,
  ),
  ...toBoth('SVG, style', (to) => `<svg><style>@import "${to}/svg.css";</style></svg>`),
  ...toBoth('MathML', (to) => `<math><mglyph src="${to}/m"/><mi background="${to}/n">x</mi></math>`),
  ...toBoth(
    'CSS, import',
    css((to) => `@import url("${to}/import.css");`),
  ),
  ...toBoth(
    'CSS, import with layer',
    css((to) => `@import "${to}/import.css" layer supports(color: red);`),
  ),
  ...toBoth(
    'CSS, namespace',
    css((to) => `@namespace x url("${to}/namespace");`),
  ),
  ...toBoth(
    'CSS, font',
    css((to) => `@font-face { font-family: x; src: url("${to}/font"); } body { font-family: x; }`),
  ),
  ...[
    'background',
    'border-image-source',
    'list-style-image',
    'mask-image',
    'clip-path',
    'filter',
    'backdrop-filter',
    'shape-outside',
    'offset-path',
    'fill',
  ].flatMap((property) =>
    toBoth(
      `CSS, ${property}`,
      css((to) => `body { ${property}: url("${to}/${property}"); }`),
    ),
  ),
  ...toBoth(
    'CSS, cursor',
    css((to) => `body { cursor: url("${to}/cursor"), auto; }`),
  ),
  ...toBoth(
    'CSS, content',
    css((to) => `body::before { content: url("${to}/content"); }`),
  ),
  ...toBoth(
    'CSS, functions',
    css(
      (to) =>
        `body { background: image-set("${to}/set" 1x), -webkit-image-set(url("${to}/webkit") 1x), cross-fade(url("${to}/fade"), red), image("${to}/image"), src("${to}/src"); }`,
    ),
  ),
  ...toBoth(
    'CSS, property',
    css((to) => `body { --url: url("${to}/x"); background: var(--url); }`),
  ),
  ...toBoth('style attribute', (to) => `<p style="background: url(${to}/attribute)">x</p>`),
  ...toBoth(
    'shadow root',
    (to) => `<p><template shadowrootmode="closed"><img src="${to}/shadow"></template></p>`,
  ),
];

export const leavesWithoutScript: readonly Way[] = [
  ...toBoth('refresh', (to) => `<meta http-equiv="refresh" content="0;url=${to}/refresh">`),
  ...toBoth('refresh in body', (to) => `<p>x<meta content="0;${to}" http-equiv=REFRESH>`),
  ...toBoth('html, manifest', (to) => `<!doctype html><html manifest="${to}/manifest"><p>x</p>`),
  ...toBoth(
    'frameset',
    (to) => `<!doctype html><html><frameset cols="9,9"><frame src="${to}/frame"></frameset></html>`,
  ),
];

const pressed = (name: string, code: (to: string) => string, button: Way['button'] = 'left'): Way => ({
  name,
  code: ({ url }) => code(url),
  press: '#press',
  button,
});

export const pressesWithoutScript: readonly Way[] = [
  { ...pressed('a, by name', () => ''), code: ({ named }) => `<a id="press" href="${named}/a">Press</a>` },
  {
    ...pressed('form, by name', () => ''),
    code: ({ named }) => `<form action="${named}"><button id="press">Send</button></form>`,
  },
  pressed('a', (to) => `<a id="press" href="${to}/a">Press</a>`),
  pressed('a, middle button', (to) => `<a id="press" href="${to}/a">Press</a>`, 'middle'),
  pressed('a, target', (to) => `<a id="press" target="_blank" href="${to}/a">Press</a>`),
  pressed('a, top', (to) => `<a id="press" target="_top" href="${to}/a">Press</a>`),
  pressed('a, download', (to) => `<a id="press" download href="${to}/a">Press</a>`),
  pressed('a, ping', (to) => `<a id="press" href="#x" ping="${to}/ping">Press</a>`),
  pressed('a, attribution', (to) => `<a id="press" href="#x" attributionsrc="${to}/x">Press</a>`),
  pressed(
    'area',
    (to) =>
      `<map name="m"><area shape="default" href="${to}/area"></map><img id="press" usemap="#m" width="90" height="90" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
  ),
  pressed('SVG link', (to) => `<svg><a href="${to}/svg"><rect id="press" width="90" height="90"/></a></svg>`),
  pressed(
    'SVG link, xlink',
    (to) => `<svg><a xlink:href="${to}/svg"><rect id="press" width="90" height="90"/></a></svg>`,
  ),
  pressed(
    'SVG link, animated',
    (to) =>
      `<svg><a href="#x"><set attributeName="href" to="${to}/svg"/><rect id="press" width="90" height="90"/></a></svg>`,
  ),
  pressed('MathML link', (to) => `<math href="${to}/math"><mtext id="press">Press</mtext></math>`),
  pressed(
    'form',
    (to) => `<form action="${to}/form"><input name="typed"><button id="press">Send</button></form>`,
  ),
  pressed(
    'form, post and target',
    (to) => `<form method="post" target="_blank" action="${to}/form"><input id="press" type="submit"></form>`,
  ),
  pressed(
    'formaction',
    (to) => `<form><button id="press" formmethod="post" formaction="${to}/formaction">Send</button></form>`,
  ),
  pressed(
    'picture as button',
    (to) =>
      `<form action="${to}/form"><input id="press" type="image" alt="Send" width="90" height="90" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></form>`,
  ),
  pressed(
    'summary',
    (to) => `<details><summary id="press">More</summary><img loading="lazy" src="${to}/x"></details>`,
  ),
];
