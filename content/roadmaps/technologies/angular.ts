import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Angular itself. */
export const angularTechnologies: TechnologyDetail[] = [
  {
    id: 'angular-components',
    description:
      'A component joins a TypeScript class with the template it controls and the styles that dress it. Components are standalone: each lists what its own template uses, and needs no module. Keep them about showing things and hearing clicks. When a component starts fetching, caching and calculating, that part is asking to become a service that any other component can use as well.',
    features: [
      'input() and output() talk to the parent',
      'model() for a value that flows both ways',
      'Styles that stay inside their component',
      'ng-content places what the parent passes in',
      'Lifecycle hooks from creation to destruction',
    ],
    resources: [
      { name: 'Components guide', url: 'https://angular.dev/guide/components' },
      { name: 'Inputs', url: 'https://angular.dev/guide/components/inputs' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-templates',
    description:
      'Templates are HTML with a few additions: double braces print a value, square brackets set a property, parentheses listen for an event. Blocks such as @if, @for and @switch decide what appears, and the compiler checks all of it against your types. A template should read almost like the page it draws. Once an expression grows clever, move it into a computed value with a name.',
    features: [
      'Property, attribute, class and style bindings',
      '@for with a required track expression',
      '@defer loads heavy parts only when needed',
      '@let names a value inside the template',
      'Strict type checks in every expression',
    ],
    resources: [
      { name: 'Templates guide', url: 'https://angular.dev/guide/templates' },
      { name: 'Control flow', url: 'https://angular.dev/guide/templates/control-flow' },
      { name: 'Deferred loading', url: 'https://angular.dev/guide/templates/defer' },
    ],
  },
  {
    id: 'angular-directives',
    description:
      "Sometimes behaviour should be added to an element that already exists: a tooltip, a focus trap, a highlight on hover. A directive is a class without a template that does just this, attached by writing its selector as an attribute. You will meet directives from forms and the router long before you write one. For showing and repeating things, today's templates have @if and @for built in instead.",
    features: [
      'Attribute directives change how an element behaves',
      'Structural directives add and remove whole pieces',
      'Host bindings for classes, attributes and events',
      'hostDirectives compose several into one',
      'Inputs and outputs, just as components have',
    ],
    resources: [
      { name: 'Directives guide', url: 'https://angular.dev/guide/directives' },
      { name: 'Attribute directives', url: 'https://angular.dev/guide/directives/attribute-directives' },
      { name: 'Structural directives', url: 'https://angular.dev/guide/directives/structural-directives' },
    ],
  },
  {
    id: 'angular-pipes',
    description:
      'A price of 1499.5 should read as money, and a timestamp as a date your user knows. Pipes do such last-minute formatting inside the template, written after a bar: the value stays what it was and only its display changes. They are skipped while their input stays the same, which makes them cheap. Put heavy work such as sorting long lists into a computed signal rather than a pipe.',
    features: [
      'Ready pipes for dates, numbers, money and percent',
      'The async pipe unwraps an observable and cleans up',
      'Parameters after a colon, pipes chained in a row',
      "Formats that follow the reader's locale",
      'Your own, as a class with one transform method',
    ],
    resources: [
      { name: 'Pipes guide', url: 'https://angular.dev/guide/templates/pipes' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
      {
        name: 'Intl on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl',
      },
    ],
  },
  {
    id: 'angular-services',
    description:
      'Code that does not draw a screen belongs in a service: fetching courses, holding the cart, computing a discount, writing to storage. It is an ordinary class that Angular creates once and shares with everybody who asks. Small services with clear names age well. One called DataService that knows everything does not, so split by subject long before the file needs a table of contents.',
    features: [
      'One instance shared across the application',
      'Plain classes that are easy to test alone',
      'State kept as signals, changed by methods',
      'Created only when first asked for',
      'Left out of the bundle when nobody uses them',
    ],
    resources: [
      {
        name: 'Creating and using services',
        url: 'https://angular.dev/guide/di/creating-and-using-services',
      },
      { name: 'Dependency injection guide', url: 'https://angular.dev/guide/di' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-dependency-injection',
    description:
      'Instead of building what it needs, a class asks for it, and Angular hands over an instance. That one habit makes code easy to test, since a test can hand over something simpler. Injectors form a tree that follows your components and routes, so where you provide a service decides how many copies exist and who shares them. Draw that tree once and most surprises disappear.',
    features: [
      'inject() asks for a dependency in one line',
      'One shared instance when provided in root',
      'Providers for one component or one route',
      'Tokens for values that are not classes',
      'Factories that build a dependency on demand',
    ],
    resources: [
      { name: 'Dependency injection guide', url: 'https://angular.dev/guide/di' },
      {
        name: 'Hierarchical injectors',
        url: 'https://angular.dev/guide/di/hierarchical-dependency-injection',
      },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-signals',
    description:
      'A signal is a value that knows who has read it. Change it, and exactly the templates and computations that depend on it run again, with no manual subscriptions to clean up. Signals hold most state in a modern Angular application and let it run without zone.js. Reach for computed first; an effect that copies one signal into another is nearly always a computed in disguise.',
    features: [
      'signal() to hold, computed() to derive',
      'Computed values are lazy and remembered',
      'linkedSignal for state that resets with its source',
      'resource() brings in data that arrives later',
      'toSignal and toObservable bridge to RxJS',
    ],
    resources: [
      { name: 'Signals guide', url: 'https://angular.dev/guide/signals' },
      { name: 'Signals tutorial', url: 'https://angular.dev/tutorials/signals' },
      { name: 'RxJS interop', url: 'https://angular.dev/ecosystem/rxjs-interop' },
    ],
  },
  {
    id: 'angular-http-client',
    description:
      'Talking to an API goes through HttpClient, which gives every request the same typed shape and returns it as an observable. Nothing is sent until somebody subscribes, and unsubscribing cancels the request; both catch people out at first. Interceptors are the reason to prefer it over plain fetch: one function can add a token, time a call or turn errors into messages for the whole application.',
    features: [
      'Typed responses through a generic parameter',
      'Functional interceptors around every request',
      'Cancels by unsubscribing, with no extra code',
      'httpResource turns a request into signals',
      'A testing backend that answers in place of the network',
    ],
    resources: [
      { name: 'HTTP client guide', url: 'https://angular.dev/guide/http' },
      { name: 'Interceptors', url: 'https://angular.dev/guide/http/interceptors' },
      { name: 'Testing requests', url: 'https://angular.dev/guide/http/testing' },
    ],
  },
  {
    id: 'angular-router',
    description:
      'Every screen of an application deserves a URL that can be bookmarked and shared. The router maps those URLs to components, loads each part only when somebody goes there, and keeps the back button honest. Decide early what belongs in the URL: an open tab, a search, a page number. If a reload should keep it, put it there and let your component read it as an input.',
    features: [
      'Lazy loading of a component or a whole branch',
      'Nested routes with outlets inside outlets',
      'Parameters and queries bound to component inputs',
      'Guards and resolvers as plain functions',
      'Preloading of likely next pages',
    ],
    resources: [
      { name: 'Routing guide', url: 'https://angular.dev/guide/routing' },
      { name: 'Define routes', url: 'https://angular.dev/guide/routing/define-routes' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'route-guards',
    description:
      'Before a page opens, leaves or even loads its code, the router can ask a function whether it may. Guards send visitors without a session to the login page and ask people with unsaved work whether they mean it. Return a redirect rather than just no, so nobody stares at a blank page. A guard is courtesy, not security: the server has to check every single request again.',
    features: [
      'canActivate decides about entering',
      'canMatch picks another route instead',
      'canDeactivate protects unsaved work',
      'Plain functions that can inject services',
      'May answer now, or later by promise or observable',
    ],
    resources: [
      { name: 'Route guards', url: 'https://angular.dev/guide/routing/route-guards' },
      { name: 'Routing guide', url: 'https://angular.dev/guide/routing' },
      {
        name: 'Authorization cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'reactive-forms',
    description:
      'In a reactive form the model lives in the class: groups, arrays and controls that you can read, change and test without a page. The template merely connects to them. Validators are functions, and changes arrive as observables. Large applications are full of them, so know them well; newer Angular versions also offer forms built on signals, which you may prefer for a new application.',
    features: [
      'FormGroup, FormArray and FormControl, all typed',
      'Validators, also asynchronous and across fields',
      'valueChanges as an observable',
      'Fields added and removed while in use',
      'Tested without rendering anything',
    ],
    resources: [
      { name: 'Reactive forms', url: 'https://angular.dev/guide/forms/reactive-forms' },
      { name: 'Typed forms', url: 'https://angular.dev/guide/forms/typed-forms' },
      { name: 'Form validation', url: 'https://angular.dev/guide/forms/form-validation' },
    ],
  },
];
