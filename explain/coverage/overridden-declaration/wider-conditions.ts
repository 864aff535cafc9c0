import { styleRows } from '../coverage-row.ts';
import { card, list } from './bodies.ts';

/** What a condition that holds with another one, an inner layer or a rule with & decides. */
export const overriddenByWider = styleRows('overridden-declaration', [
  [
    'a narrow maximum before a wide one',
    'color',
    '@media (max-width: 2000px) { .card { color: teal; } } @media (max-width: 3000px) { .card { color: gray; } }',
    card,
    '@media (max-width: 3000px) { .card { color: gray; } } @media (max-width: 2000px) { .card { color: teal; } }',
  ],
  [
    'a large minimum before a small one',
    'color',
    '@media (min-width: 20em) { .card { color: teal; } } @media (min-width: 100px) { .card { color: gray; } }',
    card,
    '@media (min-width: 100px) { .card { color: gray; } } @media (min-width: 20em) { .card { color: teal; } }',
  ],
  [
    'a range in a wider one',
    'color',
    '@media (200px < width < 2000px) { .card { color: teal; } } @media screen and (width >= 200px) { .card { color: gray; } }',
    card,
    '@media (width < 200px) { .card { color: gray; } } @media (min-width: 200px) and (max-width: 2000px) { .card { color: teal; } }',
  ],
  [
    'an inner layer before its own layer',
    'color',
    '@layer look { @layer deep { .card { color: teal; } } .card { color: gray; } }',
    card,
    '@layer look { @layer deep { .card { background: silver; } } .card { color: gray; } }',
  ],
  [
    'a layer of classes before that of its rivals',
    'margin',
    '@layer helpers { .none { margin: 0; } } @layer cards { .card { margin: 20px; } }',
    '<div class="card none">Hello</div>',
    '@layer cards { .card { margin: 20px; } } @layer helpers { .none { margin: 0; } }',
  ],
  [
    'a nested rule before the same one outside',
    'color',
    '.card { & b { color: teal; } } .card b { color: gray; }',
    card,
    '.card b { background: silver; } .card { & b { color: teal; } }',
  ],
  [
    'a transition of another property',
    'transition',
    '.card { transition: color 0.3s; } .card.soon { transition: margin 0.3s; } .card:hover { color: teal; margin: 9px; }',
    '<div class="card soon">Hello</div>',
    '.card.soon { transition: color 0.3s, margin 0.3s; } .card:hover { color: teal; margin: 9px; }',
  ],
  [
    'hover against an animation that turns',
    'scale',
    '@keyframes beat { from { scale: 1; } to { scale: 1.2; } } .card { animation: beat 1s infinite alternate; } .card:hover { scale: 2; }',
    card,
    '@keyframes beat { from { scale: 1; } to { scale: 1.2; } } .card { animation: beat 1s infinite alternate; } .card:hover { rotate: 2deg; }',
  ],
  [
    'border-inline after border-left beside a flex-direction',
    'border-left',
    '.card { display: flex; flex-direction: column; border-left: 4px solid teal; border-inline: 1px solid gray; }',
    card,
    '.card { display: flex; flex-direction: column; border-inline: 1px solid gray; border-left: 4px solid teal; }',
  ],
  [
    'the markers of a list against those of its items',
    'list-style',
    'li { list-style: square; } .menu { list-style: none; }',
    list,
    '.menu { list-style: none; }',
  ],
  [
    'a width against a longer selector without one',
    'padding',
    '@media (min-width: 200px) { main { padding: 4px; } } body main { padding: 40px; }',
    '<main>Hello</main>',
    'main { padding: 40px; } @media (min-width: 200px) { main { padding: 4px; } }',
  ],
  [
    'a class that loses only among the links of a menu',
    'color',
    '.menu a { color: navy; } .call { color: red; }',
    '<nav class="menu"><a href="/">One</a> <a href="/">Two</a> <a class="call" href="/">Three</a></nav><a class="call" href="/">Four</a>',
    '.menu a { color: navy; } .call, .menu a.call { color: red; }',
  ],
  [
    'a child of what is in :where() before a rule for the same elements',
    'color',
    ':where(.menu) > a { color: navy; } a { color: red; }',
    '<nav class="menu"><a href="/">One</a> <a href="/">Two</a></nav>',
    'a { color: red; } :where(.menu) > a { color: navy; }',
  ],
]);
