import type { TechnologyDetail } from '#contract/content/roadmaps.ts';
import { technologiesAToB } from './technologies/a-b.ts';
import { technologiesCToD } from './technologies/c-d.ts';
import { technologiesEToG } from './technologies/e-g.ts';
import { technologiesHToJ } from './technologies/h-j.ts';
import { technologiesKToN } from './technologies/k-n.ts';
import { technologiesOToP } from './technologies/o-p.ts';
import { technologiesR } from './technologies/r.ts';
import { technologiesSaToSo } from './technologies/sa-so.ts';
import { technologiesSpToSv } from './technologies/sp-sv.ts';
import { technologiesTToU } from './technologies/t-u.ts';
import { technologiesVToZ } from './technologies/v-z.ts';

/** What the dialog tells of each technology of the roadmaps, in the order of their ids. */
export const technologyDetails: TechnologyDetail[] = [
  ...technologiesAToB,
  ...technologiesCToD,
  ...technologiesEToG,
  ...technologiesHToJ,
  ...technologiesKToN,
  ...technologiesOToP,
  ...technologiesR,
  ...technologiesSaToSo,
  ...technologiesSpToSv,
  ...technologiesTToU,
  ...technologiesVToZ,
];
