/** Usual names of classes that a script adds when a state changes. */
const stateClassPattern =
  /^(is|has|js|no|was|theme|state)-|^(active|open|opened|closed|selected|current|disabled|hidden|show|shown|visible|collapsed|expanded|checked|loading|loaded|error|invalid|valid|success|dark|light|dark-mode|light-mode|sticky|fixed|scrolled|dragging|focused|hover|on|off|sr-only|visually-hidden|print|no-js)$|--(active|open|selected|current|disabled|hidden|visible|dark|light|loading|error)$/;

/** A class, or a `:not()` with only a class in it. */
const classPattern = /:not\(\s*\.([\w-]+)\s*\)|\.([\w-]+)/g;

/**
 * A selector without the classes that say in which state an element is, and without `:not()` of one: `.fade` of
 * `.fade.show` and of `.fade:not(.show)`. A class that elements have from the beginning stays.
 */
export function withoutStateClasses(text: string, present: ReadonlySet<string> = new Set()): string {
  return text.replace(classPattern, (part, absent: string | undefined, name: string | undefined) => {
    const isState =
      stateClassPattern.test(absent ?? name ?? '') && !(name !== undefined && present.has(name));
    return isState ? '' : part;
  });
}
