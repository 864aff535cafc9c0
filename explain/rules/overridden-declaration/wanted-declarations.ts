import type { Override } from '../../cascade/cascade.ts';
import type { Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { listNoEffects } from '../no-effect/no-effect.ts';

/** A declaration that another one needs to have an effect, on the element that lacks it. */
type Wanted = { element: PageElement; property: string; value: string; for: string };

/** What declarations without an effect need. */
export function listWanted(page: Page): Wanted[] {
  return listNoEffects(page).flatMap(({ declaration, element, reason: { add = [], addTo }, parents }) => {
    const toWanted = (target: PageElement, text: string): Wanted => {
      const [property = '', value = ''] = text.split(':').map((part) => part.trim());
      return { element: target, property, value, for: declaration.writtenName };
    };
    return [
      ...add.map((text) => toWanted(element, text)),
      ...(addTo?.declarations ?? []).flatMap((text) =>
        [...new Set([addTo?.element, ...parents])].flatMap((target) =>
          target ? [toWanted(target, text)] : [],
        ),
      ),
    ];
  });
}

/** Whether a value does for another declaration what the wanted one would do. */
function isAsGood({ property, value }: Wanted, lost: string): boolean {
  if (property === 'display') return /flex|grid/.test(value) ? /flex|grid/.test(lost) : lost === value;
  if (property === 'position') return /^(relative|absolute|fixed|sticky)$/.test(lost);
  return !/^(auto|none|normal|0|static|visible)$/.test(lost);
}

/** The property that would have an effect if the loser won; undefined where there is none. */
export function findWantedFor({ element, loser }: Override, wanted: readonly Wanted[]): string | undefined {
  const { property, value } = loser.declaration;
  return loser.isCertain
    ? wanted.find((one) => one.element === element && one.property === property && isAsGood(one, value))?.for
    : undefined;
}
