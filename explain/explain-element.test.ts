import { describe, expect, it } from 'vitest';
import { analyzePage } from './cascade/page.ts';
import { explainElement, findElement, listElements } from './explain-element.ts';

function explain(css: string, body: string, property: string) {
  return explainElement(`<!doctype html><style>\n${css}\n</style><body>${body}`, [1, 0]).find(
    (result) => result.property === property,
  );
}

describe('the cascade of one element', () => {
  it('tells that the more specific selector wins', () => {
    const result = explain(
      '#a { color: navy; }\n.b { color: teal; }',
      '<p id="a" class="b">Hello</p>',
      'color',
    );
    expect(result?.winner).toMatchObject({ selector: '#a', value: 'navy', line: 2, specificity: '1,0,0' });
    expect(result?.losers).toMatchObject([{ selector: '.b', value: 'teal', criterion: 'specificity' }]);
  });

  it('tells that of two alike the later wins', () => {
    expect(
      explain('.a { color: navy; }\n.b { color: teal; }', '<p class="a b">Hello</p>', 'color')?.losers,
    ).toMatchObject([{ selector: '.a', criterion: 'order' }]);
  });

  it('tells that an important one beats the style attribute, and that one the selectors', () => {
    const result = explain(
      'p { color: navy !important; }\n#a { color: teal; }',
      '<p id="a" style="color: red">Hello</p>',
      'color',
    );
    expect(result?.winner).toMatchObject({ selector: 'p', isImportant: true });
    expect(result?.losers).toMatchObject([
      { origin: 'style attribute', criterion: 'importance' },
      { selector: '#a', criterion: 'importance' },
    ]);
    expect(
      explain('#a { color: teal; }', '<p id="a" style="color: red">Hello</p>', 'color')?.losers,
    ).toMatchObject([{ selector: '#a', criterion: 'inline style' }]);
  });

  it('tells that what is in no layer beats every layer, and the reverse for important ones', () => {
    expect(
      explain('@layer base { #a { color: navy; } }\np { color: teal; }', '<p id="a">Hello</p>', 'color')
        ?.winner,
    ).toMatchObject({ selector: 'p' });
    const result = explain(
      '@layer base { p { color: navy !important; } }\np { color: teal !important; }',
      '<p>Hello</p>',
      'color',
    );
    expect(result?.winner).toMatchObject({ value: 'navy' });
    expect(result?.losers).toMatchObject([{ value: 'teal', criterion: 'layer' }]);
  });

  it('takes shorthands apart', () => {
    const result = explain('p { margin: 1px 2px; }\np { margin-left: 3px; }', '<p>Hello</p>', 'margin-left');
    expect(result).toMatchObject({
      winner: { value: '3px' },
      losers: [{ value: '2px', writtenDeclaration: 'margin: 1px 2px', criterion: 'order' }],
    });
  });

  it('names the browser among the losers', () => {
    expect(explain('a { color: teal; }', '<a href="#x">Hello</a>', 'color')?.losers).toMatchObject([
      { origin: 'browser', criterion: 'origin' },
    ]);
  });

  it('marks what needs a state', () => {
    expect(
      explain('a { color: teal; }\na:hover { color: red; }', '<a href="#x">Hello</a>', 'color')?.losers[0],
    ).toMatchObject({ selector: 'a:hover', isCertain: false });
  });

  it('answers with nothing for a path that leads nowhere', () => {
    expect(explainElement('<p>Hello</p>', [1, 7])).toEqual([]);
  });
});

describe('the list of elements', () => {
  const html =
    '<!doctype html><title>Board</title><body><nav class="bar dark">\n <b>Board</b> <a href="#">Events</a></nav><p>Chai at five, in the small room beside the stairs';

  it('has the body and what is inside it in document order, with the paths of the cascade', () => {
    expect(listElements(html)).toEqual([
      { path: [1], name: 'body', classes: [], text: '' },
      { path: [1, 0], name: 'nav', classes: ['bar', 'dark'], text: '' },
      { path: [1, 0, 0], name: 'b', classes: [], text: 'Board' },
      { path: [1, 0, 1], name: 'a', classes: [], text: 'Events' },
      { path: [1, 1], name: 'p', classes: [], text: 'Chai at five, in the small roo' },
    ]);
    const { root } = analyzePage(html);
    for (const { path, name } of listElements(html)) expect(findElement(root, path)?.name).toBe(name);
  });

  it('ends after 300 elements, and is empty for a document without a body', () => {
    expect(listElements(`<body>${'<i></i>'.repeat(400)}`)).toHaveLength(300);
    expect(listElements('<frameset></frameset>')[0]?.name).not.toBe('body');
  });
});
