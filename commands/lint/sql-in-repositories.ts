/** The part of ESLint's rule interface that this plugin uses. oxlint has the same interface. */
type Name = { type: string; name?: string };
type Call = { callee: { type: string; property?: Name } };
type Import = {
  source: { value: unknown };
  importKind?: string;
  specifiers: readonly { type: string; importKind?: string; imported?: Name }[];
};
type Context = { report(problem: { node: Call | Import; message: string }): void };

const statements = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'replaceInto',
  'mergeInto',
]);
const drivers = new Set(['node:sqlite', 'pg']);
const advice =
  'SQL belongs in the repository of its table, a file named …-repository.ts: see docs/architecture.md.';

/**
 * Rejects code that writes SQL: Kysely's statements, its `sql` and `CompiledQuery`, and the database drivers.
 */
const sqlInRepositories = {
  meta: { type: 'problem', docs: { description: 'no SQL outside of the repositories' } },
  create: (context: Context) => ({
    CallExpression(node: Call) {
      const { property } = node.callee;
      if (property?.type === 'Identifier' && statements.has(property.name ?? ''))
        context.report({ node, message: `${property.name}: ${advice}` });
    },
    ImportDeclaration(node: Import) {
      if (node.importKind === 'type') return;
      const from = String(node.source.value);
      const names = node.specifiers
        .filter(({ importKind }) => importKind !== 'type')
        .map(({ imported }) => imported?.name ?? '');
      const isRaw = from === 'kysely' && names.some((name) => name === 'sql' || name === 'CompiledQuery');
      if (drivers.has(from) || isRaw) context.report({ node, message: `${from}: ${advice}` });
    },
  }),
};

export default { meta: { name: 'database' }, rules: { 'sql-in-repositories': sqlInRepositories } };
