import { describe, expect, it } from 'vitest';
import { drawLattice, latticeShapes, type LatticeShape } from './lattice.ts';
import type { TechnologyState } from '#contract/progress/progress.ts';

const four: LatticeShape = { lanes: 4, pitch: 284, firstLane: 74 };
const technologyStates = (text: string): TechnologyState[] =>
  [...text].map((letter) => (letter === 'd' ? 'done' : letter === 'l' ? 'learning' : 'none'));
const lanesOf = (d: string) => d.split('M').filter((lane) => lane !== '');

describe('the lattice of a step', () => {
  it('is as high as its rows and as wide as the lanes in use', () => {
    expect(drawLattice(technologyStates('nnn'), four)).toMatchObject({
      width: 74 + 2 * 284 + 1,
      height: 16 + 43 + 46 + 16,
    });
    expect(drawLattice(technologyStates('nnnnn'), four)).toMatchObject({
      width: 74 + 3 * 284 + 1,
      height: 16 + 43 + 64 + 46 + 16,
    });
  });

  it.each(latticeShapes)('sends every lane of $lanes out from the trunk and home again', (shape) => {
    const lanes = lanesOf(drawLattice(technologyStates('nnnnnnnn'), shape).allPaths);
    expect(lanes).toHaveLength(shape.lanes);
    for (const lane of lanes) expect(lane).toMatch(/^0 0a16 16 .*H16a16 16 0 0 0-16 16$/);
  });

  it('is not green before anything is begun', () => {
    expect(drawLattice(technologyStates('nnnnn'), four).completedPaths).toBe('');
  });

  it('is green wholly when all is done', () => {
    const { allPaths, completedPaths } = drawLattice(technologyStates('ddddd'), four);
    expect(completedPaths).toBe(allPaths);
  });

  it('is green on each lane down to the last node that is done or being learned', () => {
    const { completedPaths } = drawLattice(technologyStates('ddnlnnnd'), four);
    expect(
      lanesOf(completedPaths).map((lane) => /H(\d+)/.exec(lane)?.[1] + ' ' + /V(\d+)$/.exec(lane)?.[1]),
    ).toEqual(['58 59', '342 59', '910 123']);
  });
});
