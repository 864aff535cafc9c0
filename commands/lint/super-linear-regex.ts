import { analyse } from 'scslre';

/** The part of ESLint's rule interface that this plugin uses. oxlint has the same interface. */
type Literal = { type: 'Literal'; regex?: { pattern: string; flags: string } };
type Context = { report(problem: { node: Literal; message: string }): void };

/**
 * Rejects regular expressions that need more than linear time on some text. Somebody who sends that text can
 * block the server for all others. `/\/+$/` is an example: on slashes and a letter, it tries again from every
 * slash.
 */
const superLinear = {
  meta: { type: 'problem', docs: { description: 'no regular expression with super-linear run time' } },
  create: (context: Context) => ({
    Literal(node: Literal) {
      if (node.regex === undefined) return;
      const { pattern, flags } = node.regex;
      const { reports } = analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
      const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential));
      if (worst !== undefined)
        context.report({
          node,
          message: `This can take ${worst.exponential ? 'exponential' : 'quadratic'} time (${worst.type}). Bound the repetition, or scan by hand.`,
        });
    },
  }),
};

export default { meta: { name: 'regex' }, rules: { 'super-linear': superLinear } };
