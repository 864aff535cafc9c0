import { animationRules } from './effect-animation.ts';
import { boxRules } from './effect-boxes.ts';
import { companionRules } from './effect-companions.ts';
import { depthRules } from './effect-depth.ts';
import { layoutRules } from './effect-layout.ts';
import { lookRules } from './effect-look.ts';
import { motionRules } from './effect-motion.ts';
import { nameRules } from './effect-names.ts';
import { partRules } from './effect-parts.ts';
import { positionRules } from './effect-position.ts';
import { scrollRules } from './effect-scroll.ts';
import { sizeRules } from './effect-sizes.ts';
import { transitionRules } from './effect-transition.ts';
import { unboxedRules } from './effect-unboxed.ts';
import { vectorRules } from './effect-vector.ts';
import type { EffectRule } from './reason/effect-rule.ts';

/** What each property needs to have effect. */
export const effectRules: readonly EffectRule[] = [
  ...boxRules,
  ...sizeRules,
  ...layoutRules,
  ...lookRules,
  ...animationRules,
  ...motionRules,
  ...companionRules,
  ...scrollRules,
  ...depthRules,
  ...transitionRules,
  ...unboxedRules,
  ...vectorRules,
  ...nameRules,
  ...positionRules,
  ...partRules,
];
