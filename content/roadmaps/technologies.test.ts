import { describe, expect, it } from 'vitest';
import { listContentFaults } from '#contract/content-faults.ts';
import { technologyDetailsSchema } from '#contract/roadmap-content.ts';
import { technologyDetails } from './technologies.ts';
import { technologyNames } from './technology-names.ts';

describe('the details of technologies', () => {
  it('are there for every technology of the roadmaps and for no other', () => {
    expect(technologyDetails.map(({ id }) => id).toSorted()).toEqual(Object.keys(technologyNames).toSorted());
  });

  it('keep their own rules', () => {
    expect(
      listContentFaults('content/roadmaps/technologies.ts', technologyDetailsSchema, { technologyDetails }),
    ).toEqual([]);
  });
});
