import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trickyPeople } from '../../../../tests/search/tricky-people.ts';
import { makeSearchText } from '../account.ts';
import { SearchIndex } from './search-index.ts';
import { SlotSet } from './slot-set.ts';

/** All terms that find the text, lone surrogates included, and terms that span two texts and must find neither. */
function* listTerms(text: string, other: string): Iterable<string> {
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      yield text.slice(start, end);
      yield text.slice(start, end) + other.slice(end, end + 2);
      yield text.slice(start, end - 1) + text.slice(end, end + 2);
    }
  }
}

describe('the index', () => {
  it('finds exactly the texts with a term in one column, for any part of any text', async () => {
    await fc.assert(
      fc.asyncProperty(trickyPeople, async (people) => {
        const texts = people.map(makeSearchText);
        const index = await SearchIndex.build(texts, async () => undefined);
        const found = new SlotSet(texts.length);
        for (const [slot, text] of texts.entries()) {
          for (const term of listTerms(text, texts[slot + 1] ?? '')) {
            if (term === '' || term.includes('\0')) continue;
            found.clear();
            index.addMatches(found, term);
            const slots: number[] = [];
            found.forEach((one) => slots.push(one));
            const expected = texts.flatMap((one, place) => (one.includes(term) ? [place] : []));
            if (slots.join() !== expected.join())
              expect.fail(
                `${JSON.stringify(term)} found ${slots.join()} of ${JSON.stringify(texts)}, not ${expected.join()}`,
              );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets other work run while it is built', async () => {
    let turns = 0;
    await SearchIndex.build(
      Array.from({ length: 1000 }, (_, slot) =>
        makeSearchText({ name: `N ${slot}`, username: 'u', email: 'e@f', college: '' }),
      ),
      async () => void turns++,
    );
    expect(turns).toBeGreaterThan(20);
  });
});
