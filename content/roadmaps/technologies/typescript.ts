import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about TypeScript. */
export const typescriptTechnologies: TechnologyDetail[] = [
  {
    id: 'typescript',
    description:
      'TypeScript is JavaScript that can be questioned: you say what a function expects, and the editor tells you at once who calls it wrongly. Types vanish before the code runs, so data from outside still has to be checked. Turn strict on from the first day, let it infer most things, and regard any as a loan you will have to repay. Compilers of recent versions are very quick even on large projects.',
    features: [
      'Types inferred wherever they are obvious',
      'Unions narrowed by ordinary conditions',
      'Interfaces and types describe shape',
      'Errors in the editor as you write',
      'Plain JavaScript is what runs in the end',
    ],
    resources: [
      { name: 'The TypeScript handbook', url: 'https://www.typescriptlang.org/docs/handbook/intro.html' },
      { name: 'TypeScript playground', url: 'https://www.typescriptlang.org/play/' },
      { name: 'TypeScript on Exercism', url: 'https://exercism.org/tracks/typescript' },
    ],
  },
  {
    id: 'typescript-generics',
    description:
      'A function that returns the first item of a list should know that first of numbers is a number. A type parameter carries that knowledge from the argument to the result. You use them all day, Array<string>, Promise<User>, long before writing one. When you do, let each parameter appear at least twice; if it appears once, an ordinary type would do. Constraints with extends say what you rely on.',
    features: [
      'Worked out from the arguments you pass',
      'Constraints through extends',
      'Defaults for parameters',
      'keyof and indexed access relate types',
      'Utility types such as Partial, Pick and Record',
    ],
    resources: [
      {
        name: 'Generics in the handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/2/generics.html',
      },
      { name: 'Utility types', url: 'https://www.typescriptlang.org/docs/handbook/utility-types.html' },
      { name: 'Type challenges, to practise', url: 'https://github.com/type-challenges/type-challenges' },
    ],
  },
  {
    id: 'decorators',
    description:
      'The line @Component above a class is a decorator: a function that receives what is below it and may add to it or note something about it. Angular and NestJS are built on them. TypeScript knows two kinds, the standard ones and an older experimental form chosen by a setting, and several frameworks still rely on the older. You will read hundreds and write few; write them only for truly repeated concerns.',
    features: [
      'Placed on classes, methods, fields and accessors',
      "Factories take settings: @Input() or @Get('/')",
      'Run once, while the class is being defined',
      'Several on one target apply from the inside out',
      'Metadata that a framework reads later',
    ],
    resources: [
      {
        name: 'Decorators in the TypeScript handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/decorators.html',
      },
      { name: 'The decorators proposal', url: 'https://github.com/tc39/proposal-decorators' },
      { name: 'Components in Angular', url: 'https://angular.dev/guide/components' },
    ],
  },
];
