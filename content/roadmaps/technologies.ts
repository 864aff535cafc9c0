import type { TechnologyDetail } from '#contract/content/roadmaps.ts';
import { angularTechnologies } from './technologies/angular.ts';
import { angularLibrariesTechnologies } from './technologies/angular-libraries.ts';
import { apisTechnologies } from './technologies/apis.ts';
import { databasesTechnologies } from './technologies/databases.ts';
import { goTechnologies } from './technologies/go.ts';
import { hostingTechnologies } from './technologies/hosting.ts';
import { htmlCssTechnologies } from './technologies/html-css.ts';
import { javaTechnologies } from './technologies/java.ts';
import { javascriptTechnologies } from './technologies/javascript.ts';
import { nodeTechnologies } from './technologies/node.ts';
import { pythonTechnologies } from './technologies/python.ts';
import { reactTechnologies } from './technologies/react.ts';
import { securityTechnologies } from './technologies/security.ts';
import { serverFrameworksTechnologies } from './technologies/server-frameworks.ts';
import { solidTechnologies } from './technologies/solid.ts';
import { svelteTechnologies } from './technologies/svelte.ts';
import { testingTechnologies } from './technologies/testing.ts';
import { toolsTechnologies } from './technologies/tools.ts';
import { typescriptTechnologies } from './technologies/typescript.ts';
import { vueTechnologies } from './technologies/vue.ts';
import { vueLibrariesTechnologies } from './technologies/vue-libraries.ts';

/** What the dialog of each technology shows. The page loads this module when a dialog opens, and names from `technology-names.ts`. */
export const technologyDetails: TechnologyDetail[] = [
  ...angularTechnologies,
  ...angularLibrariesTechnologies,
  ...apisTechnologies,
  ...databasesTechnologies,
  ...goTechnologies,
  ...hostingTechnologies,
  ...htmlCssTechnologies,
  ...javaTechnologies,
  ...javascriptTechnologies,
  ...nodeTechnologies,
  ...pythonTechnologies,
  ...reactTechnologies,
  ...securityTechnologies,
  ...serverFrameworksTechnologies,
  ...solidTechnologies,
  ...svelteTechnologies,
  ...testingTechnologies,
  ...toolsTechnologies,
  ...typescriptTechnologies,
  ...vueTechnologies,
  ...vueLibrariesTechnologies,
];
