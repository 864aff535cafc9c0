import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Vue itself. */
export const vueTechnologies: TechnologyDetail[] = [
  {
    id: 'single-file-components',
    description:
      'A .vue file holds template, script and style of one component together, and a compiler turns it into plain JavaScript and CSS. What changes together is together. With script setup the usual ceremony is gone, and scoped styles stay at home. Three hundred lines are a good moment to look for a child component or a composable. Give the file the name its component has in other templates.',
    features: [
      'script setup as the usual form',
      'scoped styles reach only this component',
      'v-bind brings a value into the CSS',
      'Hot replacement keeps state while you edit',
      'Types checked in the template by vue-tsc',
    ],
    resources: [
      { name: 'Single-file components', url: 'https://vuejs.org/guide/scaling-up/sfc.html' },
      { name: 'Syntax specification', url: 'https://vuejs.org/api/sfc-spec.html' },
      { name: 'SFC playground', url: 'https://play.vuejs.org/' },
    ],
  },
  {
    id: 'vue-templates',
    description:
      "Vue's templates are valid HTML with directives: v-if decides, v-for repeats, v-bind or a colon sets an attribute, v-on or an at sign listens, v-model joins an input with state. Double braces print, and what they print is escaped. Give each repeated item its own key, never its position. v-html skips the escaping, so keep it away from anything a user has written.",
    features: [
      'Compiled into efficient updates',
      'v-if, v-else and v-show',
      'v-for with a key for each item',
      'Modifiers such as .prevent and .trim',
      'Any JavaScript expression inside',
    ],
    resources: [
      { name: 'Template syntax', url: 'https://vuejs.org/guide/essentials/template-syntax.html' },
      { name: 'List rendering', url: 'https://vuejs.org/guide/essentials/list.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-reactivity',
    description:
      'ref wraps a value, reactive wraps an object, and whatever reads them in a template or a computed value is noted and run again after a change. Prefer ref nearly everywhere: it works for all kinds of values and can be passed around safely. Taking a reactive object apart loses the connection. The page is updated a moment later, all changes together, and nextTick waits for that.',
    features: [
      'ref with .value, reactive as a proxy',
      'Deep by default, shallow on request',
      'Updates gathered into one',
      'toRefs keeps the connection when destructuring',
      'readonly for what others may only look at',
    ],
    resources: [
      {
        name: 'Reactivity fundamentals',
        url: 'https://vuejs.org/guide/essentials/reactivity-fundamentals.html',
      },
      { name: 'Reactivity in depth', url: 'https://vuejs.org/guide/extras/reactivity-in-depth.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-computed',
    description:
      "A computed value is worked out from others and remembered until one of them changes. It keeps templates readable: a name replaces a long expression. Use it for filtered lists, totals, and whether a form may be sent. Its function must only calculate, so no requests and no writing to other state. When something should happen on a change, that is a watcher's work.",
    features: [
      'Remembered until a source changes',
      'Depends on whatever it reads',
      'Computed only when somebody looks',
      'Writable ones with get and set',
      'Plain in templates, .value in scripts',
    ],
    resources: [
      { name: 'Computed properties', url: 'https://vuejs.org/guide/essentials/computed.html' },
      { name: 'computed() reference', url: 'https://vuejs.org/api/reactivity-core.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-watchers',
    description:
      'A watcher runs your function when some state has changed: save a draft, fetch again for another id, move the focus. watch names its source and tells you old and new; watchEffect notes by itself whatever it reads. If the result is merely another value, use computed instead. When a slow request may be overtaken by a newer one, clean up the old one inside the watcher.',
    features: [
      'watch for a ref, a getter or several',
      'watchEffect finds its sources by itself',
      'immediate, deep and once as options',
      'onWatcherCleanup cancels what is outdated',
      "flush: 'post' waits for the page",
    ],
    resources: [
      { name: 'Watchers', url: 'https://vuejs.org/guide/essentials/watchers.html' },
      { name: 'watch() reference', url: 'https://vuejs.org/api/reactivity-core.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-props-emits',
    description:
      'Props carry values down to a child, emitted events carry news up, and so it is always clear who owns what. Declare both, with types, and Vue warns when somebody uses them wrongly. v-model is the two combined, and defineModel makes it one line. Never change a prop in the child: the next render of the parent would undo it, and finding out why takes an evening.',
    features: [
      'defineProps with types and defaults',
      'defineEmits lists what can happen',
      'defineModel for v-model on components',
      'Validators for values at run time',
      'Attributes not declared pass on to the root',
    ],
    resources: [
      { name: 'Props', url: 'https://vuejs.org/guide/components/props.html' },
      { name: 'Events', url: 'https://vuejs.org/guide/components/events.html' },
      { name: 'Component v-model', url: 'https://vuejs.org/guide/components/v-model.html' },
    ],
  },
  {
    id: 'vue-slots',
    description:
      "A card should not need to know what it contains. With a slot the parent hands over a piece of template and the child says where it goes; named slots allow several, and a scoped slot gives data back to the parent's piece. So a list can do the loading and leave each row's look to others. If every place needs a different slot, composables may be the better way to share.",
    features: [
      'Default content when nothing is given',
      'Named slots with # as a short form',
      'Scoped slots pass data back up',
      'Conditional by checking $slots',
      'defineSlots types what they receive',
    ],
    resources: [
      { name: 'Slots', url: 'https://vuejs.org/guide/components/slots.html' },
      { name: 'Component basics', url: 'https://vuejs.org/guide/essentials/component-basics.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-lifecycle',
    description:
      'Components are created, put into the page, updated and taken out, and at each of these moments you can run something. Two hooks do most of the work: onMounted when you need real elements, onUnmounted to stop timers and listeners. Register them while setup runs, not later. On a server only the early part happens, so whatever needs window belongs inside onMounted.',
    features: [
      'onMounted: the elements are there',
      'onUpdated: after the page has changed',
      'onUnmounted: the place for clean-up',
      'onErrorCaptured catches from below',
      'Composables can register their own',
    ],
    resources: [
      { name: 'Lifecycle hooks', url: 'https://vuejs.org/guide/essentials/lifecycle.html' },
      { name: 'Lifecycle reference', url: 'https://vuejs.org/api/composition-api-lifecycle.html' },
      { name: 'Template refs', url: 'https://vuejs.org/guide/essentials/template-refs.html' },
    ],
  },
  {
    id: 'composition-api',
    description:
      "Instead of sorting code by kind, with data here and methods there, Vue's Composition API lets you keep everything about one concern together. In a component file it lives in script setup, where each variable and import is available to the template at once. New projects start this way. Older ones written with options keep working, and both styles may live side by side while you move.",
    features: [
      'script setup removes the boilerplate',
      'ref and reactive for state, computed for the rest',
      'Lifecycle hooks as functions you call',
      'Types are inferred with few annotations',
      'provide and inject pass values down the tree',
    ],
    resources: [
      {
        name: 'Composition API questions answered',
        url: 'https://vuejs.org/guide/extras/composition-api-faq.html',
      },
      { name: 'script setup reference', url: 'https://vuejs.org/api/sfc-script-setup.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'composables',
    description:
      'When two Vue components need the same logic, such as following the mouse or loading a page of results, move it into a function whose name starts with use. It creates its own refs, watches what it must, cleans up after itself and returns what the component needs. Accept refs as well as plain values, and return refs, so that whoever calls it can destructure without losing the connection.',
    features: [
      'Share logic with state, not just helpers',
      'Own lifecycle hooks inside the function',
      'Return refs so that destructuring is safe',
      'toValue accepts a ref, a getter or a value',
      'Composables can build on each other',
    ],
    resources: [
      { name: 'Composables guide', url: 'https://vuejs.org/guide/reusability/composables.html' },
      { name: 'VueUse, a library of them', url: 'https://vueuse.org/' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-transitions',
    description:
      'Wrap an element in Transition and Vue adds classes as it enters and leaves; you say in CSS what should happen in between. TransitionGroup does the same for lists, moving items to their new places. Leaving elements stay until the motion is over, which can be puzzling in tests. Keep it short, move with transform and opacity, and respect those who prefer less motion.',
    features: [
      'Six classes from start to end',
      'mode makes one leave before the next enters',
      'TransitionGroup moves items of a list',
      'JavaScript hooks for animation libraries',
      'appear for the first render',
    ],
    resources: [
      { name: 'Transition', url: 'https://vuejs.org/guide/built-ins/transition.html' },
      { name: 'TransitionGroup', url: 'https://vuejs.org/guide/built-ins/transition-group.html' },
      { name: 'Animations on web.dev', url: 'https://web.dev/learn/css/animations' },
    ],
  },
];
