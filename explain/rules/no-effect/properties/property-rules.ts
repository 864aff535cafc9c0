import { animationRules } from './motion/animation-rules.ts';
import { boxRules } from './box-rules.ts';
import { companionRules } from './companion-rules.ts';
import { transform3dRules } from './motion/transform-3d-rules.ts';
import { flexAndGridRules } from './flex-and-grid-rules.ts';
import { paintRules } from './paint-rules.ts';
import { collapsedBoxRules } from './layout/collapsed-box-rules.ts';
import { freeSpaceRules } from './layout/free-space-rules.ts';
import { clearanceRules } from './layout/clearance-rules.ts';
import { minimumSizeRules } from './layout/minimum-size-rules.ts';
import { stackingRules } from './layout/stacking-rules.ts';
import { displayTransitionRules } from './motion/display-transition-rules.ts';
import { ownContentRules } from './layout/own-content-rules.ts';
import { decorationRules } from './decoration-rules.ts';
import { unknownNameRules } from './unknown-name-rules.ts';
import { tableAndListRules } from './table-and-list-rules.ts';
import { positioningRules } from './positioning-rules.ts';
import { scrollingRules } from './scrolling-rules.ts';
import { sizeRules } from './size-rules.ts';
import { transitionRules } from './motion/transition-rules.ts';
import { missingBoxRules } from './missing-box-rules.ts';
import { svgRules } from './svg-rules.ts';
import { marginRules } from './margin-rules.ts';
import { nativeControlRules } from './native-control-rules.ts';
import { visibilityRules } from './visibility-rules.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

/** The rules on what a property needs to have an effect, in the order in which they are tried. */
export const propertyRules: readonly PropertyRule[] = [
  ...collapsedBoxRules,
  ...freeSpaceRules,
  ...ownContentRules,
  ...minimumSizeRules,
  ...clearanceRules,
  ...stackingRules,
  ...displayTransitionRules,
  ...boxRules,
  ...sizeRules,
  ...flexAndGridRules,
  ...paintRules,
  ...animationRules,
  ...decorationRules,
  ...companionRules,
  ...scrollingRules,
  ...transform3dRules,
  ...transitionRules,
  ...missingBoxRules,
  ...svgRules,
  ...unknownNameRules,
  ...positioningRules,
  ...tableAndListRules,
  ...visibilityRules,
  ...nativeControlRules,
  ...marginRules,
];
