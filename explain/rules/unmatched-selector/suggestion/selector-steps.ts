/** Splits a selector into its compound selectors and the combinators between them, which have odd indices. */
export function splitSelectorSteps(text: string): string[] {
  return text.split(/(\s*[>+~]\s*|\s+)/);
}

/** A compound selector without its pseudo-classes: what kind of element it is for. */
export function withoutPseudoClasses(step: string): string {
  return step.replace(/:[\w-]+(\([^()]*\))?/g, '');
}
