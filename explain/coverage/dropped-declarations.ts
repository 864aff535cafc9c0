import { styleRows } from './coverage-row.ts';

const card = '<div class="card">Hello</div>';
const fixed = (declaration: string): string => `.card { ${declaration}; }`;

/** Values that a browser drops, from the syntax of the properties. */
export const droppedDeclarations = styleRows(
  'dropped-declaration',
  (
    [
      ['a number without a unit', 'width', 'width: 200', 'width: 200px'],
      ['a space before the unit', 'width', 'width: 200 px', 'width: 200px'],
      ['a space after a minus', 'margin', 'margin: - 8px 4px', 'margin: -8px 4px'],
      [
        'a parenthesis open to the end of the line',
        'box-shadow',
        'box-shadow: 0 8px rgba(0, 0, 0, 0.5; }',
        'box-shadow: 0 8px rgba(0, 0, 0, 0.5)',
      ],
      [
        'a quote open to the end of the line',
        'font-family',
        'font-family: "Open Sans, serif; }\n.card { top: 0',
        'font-family: "Open Sans", serif',
      ],
      [
        'a colon for the semicolon',
        'max-width',
        'max-width: 640px: margin: 0 auto',
        'max-width: 640px; margin: 0 auto',
      ],
      ['a semicolon for the colon', 'background', 'background; #22223b', 'background: #22223b'],
      [
        'a minus for the slash between grid lines',
        'grid-column',
        'display: grid; grid-column: 1 - -1',
        'display: grid; color: red',
      ],
      [
        'a repetition of columns without a length',
        'grid-template-columns',
        'display: grid; grid-template-columns: 1fr repeat(auto-fill, 1fr)',
        'display: grid; grid-template-columns: repeat(auto-fill, minmax(80px, 1fr))',
      ],
      ['a custom property of itself', '--gap', '--gap: calc(var(--gap) * 2)', '--gap: calc(4px * 2)'],
      [
        'two custom properties of each other',
        '--one',
        '--one: var(--two); --two: var(--one)',
        '--one: red; --two: var(--one)',
      ],
      ['a comma between margins', 'margin', 'margin: 8px, 16px', 'margin: 8px 16px'],
      ['a color with one digit too many', 'color', 'color: #ff00000', 'color: #ff0000'],
      ['rgb with too few numbers', 'color', 'color: rgb(1, 2)', 'color: rgb(1, 2, 3)'],
      ['calc without spaces', 'width', 'width: calc(100%-20px)', 'width: calc(100% - 20px)'],
      ['a negative padding', 'padding', 'padding: -8px', 'padding: 8px'],
      ['an equals sign for the colon', 'color', 'color = red', 'color: red'],
      ['a keyword of another property', 'display', 'display: hidden', 'display: none'],
      ['align center for text', 'text-align', 'text-align: middle', 'text-align: center'],
      [
        'a word that is no color',
        'background-color',
        'background-color: ligthblue',
        'background-color: lightblue',
      ],
      [
        'a gradient as a background color',
        'background-color',
        'background-color: linear-gradient(red, blue)',
        'background-image: linear-gradient(red, blue)',
      ],
      ['an angle without a unit', 'transform', 'transform: rotate(45)', 'transform: rotate(45deg)'],
      [
        'two transforms with a comma',
        'transform',
        'transform: rotate(4deg), scale(2)',
        'transform: rotate(4deg) scale(2)',
      ],
      [
        'a duration without a unit',
        'transition-duration',
        'transition-duration: 1',
        'transition-duration: 1s',
      ],
      ['a quoted color', 'color', 'color: "red"', 'color: red'],
      ['a property misspelt', 'backgroud', 'backgroud: red', 'background: red'],
      ['a property in camel case', 'backgroundColor', 'backgroundColor: red', 'background-color: red'],
      ['a percent of opacity in words', 'opacity', 'opacity: 50percent', 'opacity: 50%'],
      [
        'a shadow without its second length',
        'box-shadow',
        'box-shadow: 4px gray',
        'box-shadow: 4px 4px gray',
      ],
      ['a font without a family', 'font', 'font: bold 16px', 'font: bold 16px serif'],
      ['an unknown function', 'color', 'color: rgbb(1, 2, 3)', 'color: rgb(1, 2, 3)'],
      ['important without its mark', 'color', 'color: red important', 'color: red'],
      ['a variable without var()', 'color', '--main: red; color: --main', '--main: red; color: var(--main)'],
      ['a minimum of none', 'min-width', 'min-width: none', 'min-width: 0'],
      ['an image alone as cursor', 'cursor', 'cursor: url(hand.png)', 'cursor: url(hand.png), auto'],
      ['a ratio with a colon', 'aspect-ratio', 'aspect-ratio: 16:9', 'aspect-ratio: 16 / 9'],
      [
        'auto-fill without a length',
        'grid-template-columns',
        'display: grid; grid-template-columns: repeat(auto-fill, 1fr)',
        'display: grid; grid-template-columns: repeat(auto-fill, minmax(90px, 1fr))',
      ],
      [
        'a minimum in fr',
        'grid-template-columns',
        'display: grid; grid-template-columns: minmax(1fr, 90px)',
        'display: grid; grid-template-columns: minmax(90px, 1fr)',
      ],
      ['a variable of Sass', 'color', 'color: $brand', 'color: red'],
    ] as const
  ).map(([shows, subject, declaration, valid]) => [shows, subject, fixed(declaration), card, fixed(valid)]),
);
