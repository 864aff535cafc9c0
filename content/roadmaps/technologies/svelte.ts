import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Svelte and SvelteKit. */
export const svelteTechnologies: TechnologyDetail[] = [
  {
    id: 'svelte-components',
    description:
      "A .svelte file is HTML with a script above and a style below, and the compiler turns it into small, direct JavaScript. Markup is ordinary, with braces where a value goes. Styles belong to the component alone. There is little to learn before the first one works, so build five tiny ones on the first evening. The compiler's warnings about accessibility are worth heeding from then on.",
    features: [
      'Script, markup and scoped style in one file',
      'Compiled away, with a small runtime',
      'Events are ordinary attributes such as onclick',
      'Warnings about accessibility while you write',
      'The same runes in .svelte.js files',
    ],
    resources: [
      { name: 'Svelte files', url: 'https://svelte.dev/docs/svelte/svelte-files' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
      { name: 'Svelte playground', url: 'https://svelte.dev/playground' },
    ],
  },
  {
    id: 'svelte-props',
    description:
      "A component takes its inputs with one line: let { name, size = 3, ...rest } = $props(). That is ordinary destructuring, with defaults and the rest, and it stays reactive. Treat props as the parent's property: use them, derive from them, but ask for a change through a function you were given. With TypeScript, one annotation on that same line types them all.",
    features: [
      '$props returns everything that was passed',
      'Defaults and renaming as in any destructuring',
      'The rest can be spread onto an element',
      'Callbacks passed in carry news upwards',
      'children arrives as a snippet',
    ],
    resources: [
      { name: '$props in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/$props' },
      { name: 'TypeScript in Svelte', url: 'https://svelte.dev/docs/svelte/typescript' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-runes',
    description:
      "Runes are the words with a dollar sign that tell Svelte's compiler what is reactive. $state holds, $derived is worked out from it, $effect acts on the outside world. They need no import and work in component files and in .svelte.js files alike, so logic moves out easily. Use $derived wherever you can; an effect that sets state is the most common beginner's mistake.",
    features: [
      '$state, deep for plain objects and arrays',
      '$derived recomputes when it is needed',
      '$effect runs after the page has changed',
      '$inspect logs changes while developing',
      'Shared state in .svelte.js modules',
    ],
    resources: [
      { name: 'What are runes?', url: 'https://svelte.dev/docs/svelte/what-are-runes' },
      { name: '$state', url: 'https://svelte.dev/docs/svelte/$state' },
      { name: '$derived', url: 'https://svelte.dev/docs/svelte/$derived' },
    ],
  },
  {
    id: 'svelte-logic-blocks',
    description:
      'Conditions, lists and promises have their own blocks inside the markup: {#if}, {#each}, {#await} and {#key}. They start with a hash, continue with a colon and end with a slash. Give each a key in parentheses when items can move, be added or removed, or the wrong row will keep the wrong input. An else branch in each handles the empty list politely.',
    features: [
      '{#if} with {:else if} and {:else}',
      '{#each} with index, key and an empty case',
      '{#await} for waiting, result and failure',
      '{#key} builds its content afresh',
      'Destructuring right inside an each',
    ],
    resources: [
      { name: '{#if} in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/if' },
      { name: '{#each}', url: 'https://svelte.dev/docs/svelte/each' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-bindings',
    description:
      'Data normally flows downwards, from parent to child. bind: lets it flow both ways between an input and your state, which makes forms short: what is typed is in the variable at once. It also reads sizes, scroll and media positions, or hands you the element. Between components use it sparingly, and mark such a prop as bindable, since two owners of one value are hard to follow.',
    features: [
      'bind:value, bind:checked and bind:group',
      'bind:this gives the element',
      'Sizes and media properties to read',
      '$bindable allows it for a prop',
      'Getter and setter pairs to check on the way',
    ],
    resources: [
      { name: 'bind: in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/bind' },
      { name: '$bindable', url: 'https://svelte.dev/docs/svelte/$bindable' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-snippets',
    description:
      "A snippet is a piece of markup with a name and parameters, to be rendered wherever you like. It saves repetition within a file, and it is how a parent hands pieces of page to a child: a table asks for a row snippet and renders it for each item. The content between a component's tags arrives as the snippet children. They replace the slots that older Svelte code uses.",
    features: [
      '{#snippet} defines, {@render} shows',
      'Parameters like any function',
      'Passed to components as props',
      'children for the content between tags',
      'Sees the variables around it',
    ],
    resources: [
      { name: '{#snippet} in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/snippet' },
      { name: '{@render}', url: 'https://svelte.dev/docs/svelte/@render' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-attachments',
    description:
      'Sometimes you need the real element, to start a chart, watch its size or add a tooltip. An attachment is a function that receives the element once it is on the page and may return another to clean up. Written as {@attach ...}, it runs again when state that it reads has changed. Older code does the same with use: and actions, so you will meet both of them.',
    features: [
      'Runs when the element appears',
      'What it returns cleans up afterwards',
      'Reacts to the state it reads',
      'Several on one element, also on components',
      'Factories pass options along',
    ],
    resources: [
      { name: '@attach in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/@attach' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
      {
        name: 'ResizeObserver on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/ResizeObserver',
      },
    ],
  },
  {
    id: 'svelte-transitions',
    description:
      'An element can fade, slide or fly as it enters and leaves, with a single directive and ready-made functions. Svelte keeps it on the page until the exit transition has ended and can reverse halfway. For items that change places in a keyed list there is animate:. Keep it brief, a fifth of a second does, and leave motion out for people who asked their system for less.',
    features: [
      'transition:, in: and out: directives',
      'fade, fly, slide, scale, blur and draw',
      'Interrupted ones reverse smoothly',
      'animate:flip moves items of a list',
      'Your own, written as CSS over time',
    ],
    resources: [
      { name: 'transition: in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/transition' },
      { name: 'svelte/transition', url: 'https://svelte.dev/docs/svelte/svelte-transition' },
      {
        name: 'prefers-reduced-motion on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Reference/At-rules/@media/prefers-reduced-motion',
      },
    ],
  },
  {
    id: 'sveltekit',
    description:
      "SvelteKit makes a website out of Svelte components: folders become pages, functions load their data, forms work even before scripts arrive, and an adapter fits the result to where it will run. Pages are rendered on the server first and taken over in the browser. Start with one page, one load and one form. Its settings now live with Vite's, so older tutorials mention a file you may not have.",
    features: [
      'Pages, layouts and endpoints from folders',
      'Rendering per page: server, ahead of time or browser',
      'Links preload as the pointer comes near',
      'Types generated for every route',
      'Adapters for many places to deploy',
    ],
    resources: [
      { name: 'SvelteKit documentation', url: 'https://svelte.dev/docs/kit/introduction' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
      { name: 'Migrating to SvelteKit 3', url: 'https://svelte.dev/docs/kit/migrating-to-sveltekit-3' },
    ],
  },
  {
    id: 'sveltekit-routing',
    description:
      'Folders under src/routes are the URLs of your site, and files with a plus sign say what each does: +page shows, +layout surrounds, +server answers without a page, +error apologises. Square brackets catch a part of the path. Everything else in a folder is ignored, so helpers can live beside their page. Groups in parentheses share a layout without changing the URL.',
    features: [
      '+page, +layout, +server and +error files',
      'Parameters in square brackets, also optional',
      'Groups for their own layouts',
      'Matchers decide what a parameter may be',
      'Links are ordinary anchors',
    ],
    resources: [
      { name: 'Routing', url: 'https://svelte.dev/docs/kit/routing' },
      { name: 'Advanced routing', url: 'https://svelte.dev/docs/kit/advanced-routing' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
    ],
  },
  {
    id: 'sveltekit-load',
    description:
      'A page can have a function called load in a file beside it, and what it returns reaches the page as data. In a .server file it may talk to a database and keep secrets; in a plain one it runs in the browser too. SvelteKit notes what each one used and runs it again only when that changes. Start slow requests together rather than one after another, and let unimportant ones stream in later.',
    features: [
      'Server load or universal load',
      'Layouts load for everything below them',
      'Runs again only when its inputs change',
      'error and redirect end it early',
      'Promises can be streamed to the page',
    ],
    resources: [
      { name: 'Loading data', url: 'https://svelte.dev/docs/kit/load' },
      { name: 'Page options', url: 'https://svelte.dev/docs/kit/page-options' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
    ],
  },
  {
    id: 'sveltekit-form-actions',
    description:
      'A form posts, a function on the server answers: form actions keep that old and reliable way, and use:enhance makes it smooth once scripts are there. Check the input on the server, return what was wrong with fail, and the page shows it with the typed values still in place. Since it works without JavaScript, it also works on a train with half a connection.',
    features: [
      'Named actions for several forms on a page',
      'fail returns errors with a status',
      'use:enhance avoids the reload',
      'Data is loaded afresh after success',
      'Protected against requests from other sites',
    ],
    resources: [
      { name: 'Form actions', url: 'https://svelte.dev/docs/kit/form-actions' },
      { name: 'Forms on web.dev', url: 'https://web.dev/learn/forms' },
      {
        name: 'Input validation cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'sveltekit-adapters',
    description:
      'The same SvelteKit project can run as a Node server, at the edge or as a folder of plain files. An adapter does the last step of the build for one such place. adapter-auto recognises some hosts by itself, yet naming yours makes the result predictable. Before choosing static, list what needs a server: form actions and anything read from a request do.',
    features: [
      'Node, static, Vercel, Netlify and Cloudflare',
      'One setting decides the target',
      'Static export of pages known in advance',
      'Access to what a platform offers',
      'Community adapters for other hosts',
    ],
    resources: [
      { name: 'Adapters', url: 'https://svelte.dev/docs/kit/adapters' },
      { name: 'Node servers', url: 'https://svelte.dev/docs/kit/adapter-node' },
      { name: 'Static site generation', url: 'https://svelte.dev/docs/kit/adapter-static' },
    ],
  },
];
