import { siReact } from 'simple-icons';
import { expect, test } from 'vitest';
import { simpleIcons, splitImports } from './simple-icons-plugin.ts';

test('imports each icon from a separate module and keeps the number of lines', () => {
  expect(splitImports("import {\n  siCss,\n  siReact,\n} from 'simple-icons';\nconst line = 5;")).toBe(
    "import siCss from 'simple-icon:siCss'; import siReact from 'simple-icon:siReact';\n\n\n\nconst line = 5;",
  );
});

test('the module of an icon has its name and path, and an unknown icon is an error', async () => {
  const { load } = simpleIcons();
  expect(await load('\0simple-icon:siReact')).toBe(
    `export default ${JSON.stringify({ title: 'React', path: siReact.path })};`,
  );
  await expect(load('\0simple-icon:siNothing')).rejects.toThrow(/siNothing/);
  expect(await load('/app/root.tsx')).toBeUndefined();
});
