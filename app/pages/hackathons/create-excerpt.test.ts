import { describe, expect, it } from 'vitest';
import { createExcerpt, stripTags } from './create-excerpt.ts';

describe('the description on a card', () => {
  it('loses its tags and keeps its words apart', () => {
    expect(stripTags('<p>One <em>two</em></p><ul><li>three</li><li>four</li></ul>')).toBe(
      'One two three four',
    );
  });
  it('shows escaped characters as what they mean, once', () => {
    expect(stripTags('<p>a &lt; b &amp;&amp; c, &amp;lt;</p>')).toBe('a < b && c, &lt;');
  });
  it('is cut to 100 characters plus an ellipsis', () => {
    const cut = createExcerpt(`<p>${'x'.repeat(101)}</p>`);
    expect(cut).toBe(`${'x'.repeat(100)}…`);
  });
  it('stays whole at 100 characters', () => {
    expect(createExcerpt(`<p>${'x'.repeat(100)}</p>`)).toBe('x'.repeat(100));
  });
  it('never cuts a character in half', () => {
    expect(createExcerpt('🌱'.repeat(120))).toBe(`${'🌱'.repeat(100)}…`);
  });
});
