/** The part that a test uses: the package has types, but its `exports` do not name them. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  export type FeatureUsage = { feature: string; featureData: { missing?: string }; usage: Node };
  type Options = { browsers: string[]; onFeatureUsage: (usage: FeatureUsage) => void };
  // As a constructor, because that is what the package exports.
  const DoIUse: new (options: Options) => Plugin;
  export default DoIUse;
}
