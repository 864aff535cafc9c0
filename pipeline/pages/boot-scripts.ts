import type { HeadRules } from '../../app/boot/head.ts';
import type { BootVariant } from '../../app/boot/variant.ts';
import { pages } from '../../app/routes.ts';
import { bundleScript } from '../playground/bundle.ts';

/** The scripts of a page: before its first paint, and at its end. */
export type BootScripts = { headScript: string; startScript: string };

/** Returns a function that bundles the scripts of app/boot/ for a page; each variant is bundled once. */
export function createBootBundler(): (variant: BootVariant) => Promise<BootScripts> {
  const bundled = new Map<string, Promise<string>>();
  const bundleVariant = (entry: string, variant: Partial<BootVariant>) => {
    const key = entry + JSON.stringify(variant);
    const define = Object.fromEntries(
      Object.entries(variant).map(([name, value]) => [`bootVariant.${name}`, String(value)]),
    );
    const script = bundled.get(key) ?? bundleScript(entry, { define });
    bundled.set(key, script);
    script.catch(() => bundled.delete(key)); // a mistake that is corrected is bundled again
    return script;
  };
  return async ({ isGuarded, hasChoices, hasShortcuts, hasSections, hasDeferred, needsScript }) => ({
    headScript: await bundleVariant('app/boot/head.ts', { isGuarded, hasChoices, hasShortcuts, hasSections }),
    startScript: await bundleVariant('app/boot/start.ts', { hasSections, hasDeferred, needsScript }),
  });
}

/** The access rules of all pages, as the head script reads them. */
export const allRules: HeadRules = pages.map(({ path, access, startsAt }) => ({ path, access, startsAt }));

/** Everything that a page may need, for `npm run dev`. */
export const fullVariant: BootVariant = {
  isGuarded: true,
  hasChoices: true,
  hasShortcuts: true,
  hasSections: true,
  hasDeferred: true,
  needsScript: true,
};
