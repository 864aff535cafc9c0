import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with h to j, in that order. */
export const technologiesHToJ: TechnologyDetail[] = [
  {
    id: 'hibernate',
    description:
      'Hibernate turns rows into Java objects and changed objects back into SQL. It is the most common engine behind JPA, and therefore behind Spring Data. Within a session it remembers what it loaded and writes the differences at the end. Most trouble comes from lazy relations: touched one by one they send a query each. Switch the SQL log on while you develop, and fetch what a page needs in one go.',
    features: [
      'Entities mapped by annotations',
      'Dirty checking finds what has changed',
      'Lazy and eager fetching, set per relation',
      'HQL and criteria for typed queries',
      'Optimistic locking with a version column',
    ],
    resources: [
      { name: 'Hibernate ORM documentation', url: 'https://hibernate.org/orm/documentation/' },
      { name: 'Hibernate ORM', url: 'https://hibernate.org/orm/' },
      { name: 'Jakarta Persistence', url: 'https://jakarta.ee/specifications/persistence/' },
    ],
  },
  {
    id: 'html',
    description:
      'Everything on the web stands in HTML: headings, paragraphs, links, forms, pictures. It does not say how things look but what they are, and browsers, search engines and screen readers all build on that meaning. Choose the element that says most, a button to press and a link to go somewhere, and half of accessibility is done. It forgives every mistake, so let a validator read along.',
    features: [
      'Elements that carry meaning, not looks',
      'Forms that check input without any script',
      'Landmarks and headings for quick orientation',
      'Pictures that fit the screen and load lazily',
      'dialog, details and popover built in',
    ],
    resources: [
      { name: 'Our own HTML tutorial', url: '/learning/html' },
      { name: 'HTML on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/HTML' },
      { name: 'Learn HTML on web.dev', url: 'https://web.dev/learn/html' },
      { name: 'The HTML standard', url: 'https://html.spec.whatwg.org/' },
    ],
  },
  {
    id: 'http',
    description:
      'A client asks with a method and an address, a server answers with a status and perhaps a body: the whole web is that exchange, repeated. Look at a few in the network tab until headers stop being noise. Status codes are a contract worth keeping, caching is worth a free afternoon, and knowing which methods may safely be repeated will one day save somebody from paying twice.',
    features: [
      'GET reads, POST creates, PUT replaces, DELETE removes',
      'Status codes in five families',
      'Headers for type, caching, cookies and more',
      'Stateless: each request stands alone',
      'The same meaning in versions 1.1, 2 and 3',
    ],
    resources: [
      { name: 'HTTP on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP' },
      { name: 'HTTP semantics, RFC 9110', url: 'https://www.rfc-editor.org/rfc/rfc9110.html' },
      {
        name: 'HTTP caching on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching',
      },
    ],
  },
  {
    id: 'hypothesis',
    description:
      'Instead of thinking up examples yourself, you state what should hold for all input, and Hypothesis goes looking for a counter-example. When it finds one it shrinks it to the smallest case that still fails, often an empty list or a zero nobody had considered. Good first properties are simple: saving and loading gives back the same, sorting twice changes nothing, and nothing ever crashes.',
    features: [
      'Strategies describe what to generate',
      'Failing cases shrink to their essence',
      'Found failures are kept and tried first',
      'Stateful tests call your API in random order',
      'Works within ordinary pytest functions',
    ],
    resources: [
      { name: 'Hypothesis documentation', url: 'https://hypothesis.readthedocs.io/' },
      { name: 'Hypothesis home', url: 'https://hypothesis.works/' },
      { name: 'pytest documentation', url: 'https://docs.pytest.org/' },
    ],
  },
  {
    id: 'immer',
    description:
      'Updating something deep inside state without changing the original means copying every level on the way, and one forgotten spread causes a silent bug. With Immer you write to a draft as if it were ordinary data, and it produces the next state, sharing all that stayed as it was. Redux Toolkit uses it inside. For a flat object a spread is shorter and needs no library.',
    features: [
      'produce turns changes into a new value',
      'Unchanged parts keep their identity',
      'Results are frozen against accidents',
      'Patches record what changed, for undo',
      'Maps, sets and classes on request',
    ],
    resources: [
      { name: 'Immer documentation', url: 'https://immerjs.github.io/immer/' },
      { name: 'Update patterns', url: 'https://immerjs.github.io/immer/update-patterns' },
      { name: 'Updating objects in state', url: 'https://react.dev/learn/updating-objects-in-state' },
    ],
  },
  {
    id: 'intellij-idea',
    description:
      'Java rewards an editor that understands it, and IntelliJ IDEA understands a lot: it completes, renames across a whole project, spots dead code and steps through a running program. What students need is free, and a student licence from JetBrains opens the rest. Learn ten shortcuts rather than menus, above all the ones that find anything and extract a method. Let it reformat, and stop arguing about braces.',
    features: [
      'Refactorings that follow every use',
      'A debugger with conditions and evaluation',
      'Inspections that suggest shorter code',
      'Maven, Gradle and Git inside',
      'A database console next to the code',
    ],
    resources: [
      {
        name: 'IntelliJ IDEA documentation',
        url: 'https://www.jetbrains.com/help/idea/getting-started.html',
      },
      { name: 'JetBrains student licences', url: 'https://www.jetbrains.com/community/education/' },
      { name: 'JetBrains Academy', url: 'https://academy.jetbrains.com/' },
    ],
  },
  {
    id: 'java',
    description:
      'Java runs banks, phones and most campus placement tests, and the language has grown kinder than its reputation. Records, pattern matching, text blocks and var took away much of the ceremony, and a first program may now be a bare main method. A release comes every six months, with a long-supported one every two years; learn on one of those. Types are strict, so read what the compiler says to the end.',
    features: [
      'Runs on any system with a JVM',
      'Static types with inference for locals',
      'Records, sealed types and pattern matching',
      'Virtual threads for many waiting tasks',
      'A large and steady standard library',
    ],
    resources: [
      { name: 'Learn Java on dev.java', url: 'https://dev.java/learn/' },
      { name: 'Java documentation', url: 'https://docs.oracle.com/en/java/javase/' },
      { name: 'MOOC.fi Java Programming', url: 'https://java-programming.mooc.fi/' },
      { name: 'Java on Exercism', url: 'https://exercism.org/tracks/java' },
    ],
  },
  {
    id: 'java-classes',
    description:
      'A class describes what its objects know and what they can do, and hides how. Keep fields private and final where you can, set everything in the constructor, and an object can never be half made. Inheritance is taught first but needed less than composition: let one object hold another instead of becoming it. Interfaces, with sealed ones among them, say which shapes are allowed.',
    features: [
      'Constructors leave an object complete',
      'private, protected and public draw borders',
      'Interfaces with default methods',
      'equals and hashCode belong together',
      'Sealed types list their children',
    ],
    resources: [
      { name: 'Classes and objects on dev.java', url: 'https://dev.java/learn/classes-objects/' },
      { name: 'Inheritance on dev.java', url: 'https://dev.java/learn/inheritance/' },
      { name: 'MOOC.fi Java Programming', url: 'https://java-programming.mooc.fi/' },
    ],
  },
  {
    id: 'java-collections',
    description:
      'List, Set, Map and Queue cover nearly all the containers a program needs, each an interface with several implementations behind it. Ask three questions: does order matter, may things repeat, how will I look them up? ArrayList and HashMap answer most of them. Declare variables by the interface, use List.of for what never changes, and do not remove while looping without removeIf or an iterator.',
    features: [
      'ArrayList, HashMap and HashSet for daily use',
      'TreeMap keeps its keys sorted',
      'Sequenced collections know first and last',
      'Unmodifiable copies with copyOf',
      'Concurrent versions for many threads',
    ],
    resources: [
      {
        name: 'The Collections Framework on dev.java',
        url: 'https://dev.java/learn/api/collections-framework/',
      },
      {
        name: 'Collections overview',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/doc-files/coll-overview.html',
      },
      { name: 'Java on Exercism', url: 'https://exercism.org/tracks/java' },
    ],
  },
  {
    id: 'java-generics',
    description:
      'List<Student> says what is inside, so the compiler refuses a wrong item and you never cast on the way out. Writing your own generic methods is easy; wildcards take longer. The old rhyme helps: producer extends, consumer super. At run time the parameters are erased, which explains why new T() cannot work and why some casts still raise a warning. Leave such warnings visible until you understand them.',
    features: [
      'Type parameters on classes and methods',
      'Bounds say what a parameter must be able to do',
      'Wildcards for reading or for writing',
      'The diamond operator infers arguments',
      'Erased when the program runs',
    ],
    resources: [
      { name: 'Generics on dev.java', url: 'https://dev.java/learn/generics/' },
      {
        name: 'Generics, the classic Java tutorial',
        url: 'https://docs.oracle.com/javase/tutorial/java/generics/',
      },
      { name: 'A guide to Java generics', url: 'https://www.baeldung.com/java-generics' },
    ],
  },
  {
    id: 'java-records',
    description:
      'record Point(int x, int y) {} is a complete class: constructor, accessors, equality, hash code and a readable text form. Records carry data that does not change, which makes them right for requests, results and keys in a map. Check the values in a compact constructor, so that an invalid one cannot exist. Combined with sealed interfaces and switch patterns, they replace many a tower of classes.',
    features: [
      'One line instead of forty',
      'Fields are final and shallowly unchangeable',
      'Compact constructors to validate',
      'Patterns take them apart in a switch',
      'May implement interfaces, never extend classes',
    ],
    resources: [
      { name: 'Records on dev.java', url: 'https://dev.java/learn/records/' },
      { name: 'JEP 395: records', url: 'https://openjdk.org/jeps/395' },
      { name: 'JEP 440: record patterns', url: 'https://openjdk.org/jeps/440' },
    ],
  },
  {
    id: 'java-streams',
    description:
      'A stream passes elements through steps: filter these, turn each into that, gather the rest. Nothing happens before the last step asks for a result, and a stream can be used only once. It reads well when each step is short and has no side effects. If you need an index, an early return or a checked exception, write the loop; it will not be slower and nobody will mind.',
    features: [
      'map, filter, flatMap and sorted along the way',
      'toList, collect and reduce at the end',
      'Collectors.groupingBy builds reports',
      'Gatherers add steps of your own',
      'Primitive streams for numbers',
    ],
    resources: [
      { name: 'The Stream API on dev.java', url: 'https://dev.java/learn/api/streams/' },
      {
        name: 'Package java.util.stream',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/stream/package-summary.html',
      },
      { name: 'Java on Exercism', url: 'https://exercism.org/tracks/java' },
    ],
  },
  {
    id: 'java-threads',
    description:
      'Two threads that touch the same field need rules, otherwise one may see half of what the other did. Learn the words first: race, visibility, lock, deadlock. Then use the tools of java.util.concurrent instead of bare threads: executors run tasks, queues pass work along, atomic classes count. The safest shared object is one that cannot change, so begin there and lock only what is left.',
    features: [
      'Executors run tasks, you keep a Future',
      'synchronized and locks guard shared state',
      'volatile makes a change visible',
      'Concurrent maps and blocking queues',
      'Interruption is a polite request to stop',
    ],
    resources: [
      {
        name: 'Package java.util.concurrent',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/concurrent/package-summary.html',
      },
      {
        name: 'Concurrency, the classic Java tutorial',
        url: 'https://docs.oracle.com/javase/tutorial/essential/concurrency/',
      },
      { name: 'Learn Java on dev.java', url: 'https://dev.java/learn/' },
    ],
  },
  {
    id: 'javascript',
    description:
      'The language of every browser, and of many servers besides. It is small at heart: values, functions, objects, and a loop that runs one thing at a time. Its odd corners are old and well documented, and === with const avoids most of them. Build tiny things in the page before any framework, a counter, a filter, a form that saves itself; they teach more than a list of features.',
    features: [
      'Functions are values that can be passed about',
      'Objects with prototypes and classes on top',
      'Promises with async and await',
      'Modules with imports and exports',
      'Strings, dates and numbers for every locale',
    ],
    resources: [
      { name: 'JavaScript on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript' },
      { name: 'The Modern JavaScript Tutorial', url: 'https://javascript.info/' },
      { name: 'Eloquent JavaScript', url: 'https://eloquentjavascript.net/' },
      { name: 'Learn JavaScript on web.dev', url: 'https://web.dev/learn/javascript' },
    ],
  },
  {
    id: 'javascript-classes',
    description:
      'A class gathers data and the functions that belong to it, and new makes one from it. Under the surface they are still prototypes, so methods are shared while fields belong to each object. Names that start with # are truly private. The classic stumble is this: take a method away from its object and it forgets whom it belonged to; an arrow function keeps it.',
    features: [
      'Constructor, fields, methods, getters',
      '# makes fields and methods private',
      'static belongs to the class itself',
      'extends and super for inheritance',
      'instanceof asks where an object came from',
    ],
    resources: [
      {
        name: 'Classes on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Classes',
      },
      { name: 'Classes on javascript.info', url: 'https://javascript.info/classes' },
      {
        name: 'Classes in the TypeScript handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/2/classes.html',
      },
    ],
  },
  {
    id: 'jdbc',
    description:
      'Below every Java framework that stores something lies JDBC: a connection, a prepared statement, a result set. Write one small program with it and you will understand what the layers above are doing. Two habits matter for good. Put values in through question marks, never by joining strings, and close everything with try-with-resources. In a server the connections come from a pool, such as HikariCP.',
    features: [
      'One interface, a driver for each database',
      'Prepared statements keep out SQL injection',
      'Transactions by commit and rollback',
      'Batches send many rows at once',
      'Pools lend out open connections',
    ],
    resources: [
      {
        name: 'Package java.sql',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.sql/java/sql/package-summary.html',
      },
      {
        name: 'JDBC basics, the classic Java tutorial',
        url: 'https://docs.oracle.com/javase/tutorial/jdbc/basics/',
      },
      {
        name: 'Data access with JDBC in Spring',
        url: 'https://docs.spring.io/spring-framework/reference/data-access/jdbc.html',
      },
    ],
  },
  {
    id: 'json',
    description:
      'Objects, arrays, strings, numbers, true, false and null: that is all of JSON, and it is why everything can read it. It has no dates, no comments and no undefined, and numbers beyond the safe range of the reader lose digits, so send large ids as strings. Whatever arrives from outside may be any shape at all. Parse it, then check it against a schema before your code trusts it.',
    features: [
      'Seven kinds of value, nothing hidden',
      'Keys and text in double quotes',
      'JSON.parse and JSON.stringify in JavaScript',
      'JSON Schema describes what is allowed',
      'One object per line for logs and streams',
    ],
    resources: [
      {
        name: 'JSON on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Scripting/JSON',
      },
      { name: 'Introducing JSON', url: 'https://www.json.org/' },
      { name: 'JSON Schema', url: 'https://json-schema.org/learn' },
    ],
  },
  {
    id: 'jsx',
    description:
      'JSX lets you write what looks like HTML inside JavaScript; a build step turns each tag into an ordinary expression. Braces open a window back to the language, so a list is a map and a condition is a ternary. Attributes follow the names of properties, as in className with React. React describes a page anew on each render from it, Solid compiles it into direct updates, so the same words can mean different work.',
    features: [
      'Tags are expressions you can store and return',
      'Braces hold any expression, never a statement',
      'Capital letters call your own components',
      'Text is escaped before it reaches the page',
      'Keys tell list items apart in React',
    ],
    resources: [
      { name: 'Writing markup with JSX', url: 'https://react.dev/learn/writing-markup-with-jsx' },
      {
        name: 'JavaScript in JSX with curly braces',
        url: 'https://react.dev/learn/javascript-in-jsx-with-curly-braces',
      },
      { name: 'Components and JSX in Solid', url: 'https://docs.solidjs.com/concepts/components-and-jsx' },
    ],
  },
  {
    id: 'junit',
    description:
      'A test in JUnit is a method with an annotation, and a name that says what should be true. Run a whole class in a second, and run them all before every commit. Parameterised tests replace ten copies with one table. Give each test its own fresh objects and an order it does not depend on. Where assertions become long, AssertJ reads better and says more clearly what went wrong.',
    features: [
      '@Test, @BeforeEach and @Nested for structure',
      'Parameterised tests from values or files',
      'assertThrows and assertAll',
      'Extensions for Spring, Mockito and others',
      'Tags select which tests to run',
    ],
    resources: [
      { name: 'JUnit home and documentation', url: 'https://junit.org/' },
      { name: 'Testing the web layer in Spring', url: 'https://spring.io/guides/gs/testing-web' },
      { name: 'AssertJ', url: 'https://assertj.github.io/doc/' },
    ],
  },
  {
    id: 'jvm',
    description:
      'Java compiles to bytecode, and the Java Virtual Machine runs it: it watches which parts are hot, turns those into machine code and clears away objects that nobody holds any more. That explains slow first seconds and fast hours. Learn to read a stack trace, a thread dump and the memory graph before touching any setting. In containers, check how much memory it believes it has.',
    features: [
      'The same bytecode on every system',
      'Compiles hot code while it runs',
      'Garbage collectors for different needs',
      'Flight Recorder observes with little cost',
      'Home also to Kotlin, Scala and Clojure',
    ],
    resources: [
      { name: 'The JVM on dev.java', url: 'https://dev.java/learn/jvm/' },
      {
        name: 'HotSpot garbage collection tuning guide',
        url: 'https://docs.oracle.com/en/java/javase/25/gctuning/',
      },
      { name: 'The JVM specification', url: 'https://docs.oracle.com/javase/specs/' },
    ],
  },
  {
    id: 'jwt',
    description:
      'A JSON Web Token is a signed note: who you are, what you may do, until when. Any server with the key can check it without asking a database, which suits services that talk to each other. The same quality makes it hard to take back, so keep its life short. Anybody can read what is inside. For a website with one server, a plain session in a cookie is simpler and safer.',
    features: [
      'Header, claims and signature, joined by dots',
      'Signed, usually not encrypted',
      'Standard claims such as exp, iss and aud',
      'Check the algorithm, do not trust the header',
      'Short life, refreshed or revoked elsewhere',
    ],
    resources: [
      { name: 'Introduction to JSON Web Tokens', url: 'https://www.jwt.io/introduction' },
      { name: 'JWT, RFC 7519', url: 'https://www.rfc-editor.org/rfc/rfc7519.html' },
      { name: 'JWT best current practices, RFC 8725', url: 'https://www.rfc-editor.org/rfc/rfc8725.html' },
      { name: 'JWT attacks at Web Security Academy', url: 'https://portswigger.net/web-security/jwt' },
    ],
  },
];
