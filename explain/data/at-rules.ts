/** The names of all at-rules, with those inside other at-rules and those of common build tools. */
export const atRuleNames: readonly string[] = `
media import keyframes font-face supports layer container page charset namespace property scope starting-style counter-style font-feature-values font-palette-values position-try view-transition function color-profile custom-media document viewport swash stylistic styleset annotation ornaments character-variant top-left top-center top-right bottom-left bottom-center bottom-right left-top left-middle left-bottom right-top right-middle right-bottom top-left-corner top-right-corner bottom-left-corner bottom-right-corner tailwind apply theme`
  .trim()
  .split(/\s+/);

/** Whether a browser or a build tool knows the at-rule, with or without a vendor prefix. */
export function isAtRuleName(name: string): boolean {
  return atRuleNames.includes(name.replace(/^-(webkit|moz|ms|o)-/, ''));
}
