import { styleRows } from '../coverage-row.ts';
import { card, list } from './bodies.ts';

/** Inherited values against rules for the element, and animations. */
export const overriddenByInheritance = styleRows('overridden-declaration', [
  // Inheritance against a direct rule.
  [
    'the star against the parent',
    'color',
    '* { color: gray; } .menu { color: teal; }',
    list,
    '.menu { color: teal; }',
  ],
  [
    'a body color against paragraphs',
    'color',
    'p { color: gray; } .box { color: teal; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { color: teal; }',
  ],
  [
    'links have a color of their own',
    'color',
    '.menu { color: teal; }',
    '<div class="menu"><a href="#">One</a></div>',
    '.menu a { color: teal; }',
  ],
  [
    'a heading has a size of its own',
    'font-size',
    '.box { font-size: 40px; }',
    '<div class="box"><h2>Hello</h2></div>',
    '.box h2 { font-size: 40px; }',
  ],
  [
    'a heading has a weight of its own',
    'font-weight',
    '.box { font-weight: normal; }',
    '<div class="box"><h2>Hello</h2></div>',
    '.box h2 { font-weight: normal; }',
  ],
  [
    'a button does not inherit the font',
    'font-family',
    '.box { font-family: Georgia, serif; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { font-family: Georgia, serif; }',
  ],
  [
    'a button does not inherit the color',
    'color',
    '.box { color: teal; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { color: teal; }',
  ],
  [
    'a field does not inherit the size',
    'font-size',
    'form { font-size: 30px; }',
    '<form><input value="Asha"></form>',
    'form input { font-size: 30px; }',
  ],
  [
    'a button does not inherit letter-spacing',
    'letter-spacing',
    '.box { letter-spacing: 4px; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { letter-spacing: 4px; }',
  ],
  [
    'a button does not inherit text-transform',
    'text-transform',
    '.box { text-transform: uppercase; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { text-transform: uppercase; }',
  ],
  [
    'code has a font of its own',
    'font-family',
    '.box { font-family: Georgia, serif; }',
    '<div class="box"><code>let a</code></div>',
    '.box code { font-family: Georgia, serif; }',
  ],
  [
    'a mark has a color of its own',
    'color',
    '.box { color: teal; }',
    '<div class="box"><mark>Hello</mark></div>',
    '.box mark { color: teal; }',
  ],
  [
    'pre has white space of its own',
    'white-space',
    '.box { white-space: normal; }',
    '<div class="box"><pre>a\n  b</pre></div>',
    '.box pre { white-space: normal; }',
  ],
  [
    'text-align of the paragraphs themselves',
    'text-align',
    'p { text-align: left; } .box { text-align: center; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { text-align: center; }',
  ],
  [
    'line-height of the paragraphs themselves',
    'line-height',
    'p { line-height: 1; } .box { line-height: 3; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { line-height: 3; }',
  ],
  // Animations.
  [
    'an animation that keeps its last frame',
    'opacity',
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { animation: show 1s forwards; } .card:hover { opacity: 0.5; }',
    card,
    '@keyframes show { from { opacity: 0; } } .card { animation: show 1s; } .card:hover { opacity: 0.5; }',
  ],
  [
    'an animation that never ends',
    'transform',
    '@keyframes turn { from { transform: rotate(0); } to { transform: rotate(360deg); } } .card { animation: turn 1s infinite; } .card:hover { transform: scale(2); }',
    card,
    '@keyframes turn { to { rotate: 360deg; } } .card { animation: turn 1s infinite; } .card:hover { transform: scale(2); }',
  ],
  [
    'an animation over a plain rule',
    'opacity',
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { opacity: 0.5; animation: show 1s both; }',
    card,
    '@keyframes show { from { opacity: 0; } } .card { opacity: 0.5; animation: show 1s both; }',
  ],
]);
