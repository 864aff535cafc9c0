import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Java. */
export const javaTechnologies: TechnologyDetail[] = [
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
    id: 'virtual-threads',
    description:
      'Once, a thread per request was too expensive for a busy Java server, and people wrote in callbacks instead. Virtual threads made it cheap again: write simple blocking code, and the machine parks a waiting thread almost for free. They speed up waiting, not calculating. Do not pool them, start one per task, and limit what they call, since the database still has only so many connections.',
    features: [
      'Millions of them on one machine',
      'Ordinary blocking code, ordinary stack traces',
      'An executor that starts one for each task',
      'A single setting in Spring Boot',
      'Semaphores limit access to scarce things',
    ],
    resources: [
      { name: 'JEP 444: virtual threads', url: 'https://openjdk.org/jeps/444' },
      {
        name: 'Virtual threads in the Java documentation',
        url: 'https://docs.oracle.com/en/java/javase/25/core/virtual-threads.html',
      },
      { name: 'JEP 491: synchronized without pinning', url: 'https://openjdk.org/jeps/491' },
    ],
  },
  {
    id: 'completable-future',
    description:
      'A result that will exist later can already be given instructions: when you arrive, become this; together with that one, become a third; if you fail, use a default. CompletableFuture lets Java code write such chains without blocking a thread at each step. Always say which executor runs slow steps. With virtual threads at hand, plain blocking code is often easier to read, so choose this when results truly combine.',
    features: [
      'thenApply and thenCompose build chains',
      'allOf and anyOf wait for several',
      'handle and exceptionally catch failures',
      'orTimeout gives up after a while',
      'Async variants take an executor of your own',
    ],
    resources: [
      {
        name: 'CompletableFuture reference',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/concurrent/CompletableFuture.html',
      },
      { name: 'Learn Java on dev.java', url: 'https://dev.java/learn/' },
      { name: 'A guide to CompletableFuture', url: 'https://www.baeldung.com/java-completablefuture' },
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
    id: 'gradle',
    description:
      'Gradle builds Java, Kotlin and Android projects from a script in Kotlin or Groovy. It works out which tasks are needed, skips those whose inputs have not changed and can reuse results from a cache, so big projects stay bearable. Use the wrapper that comes with a repository, never one of your own. With all that freedom comes temptation: keep build files boring and move clever parts into a plugin.',
    features: [
      'A wrapper that pins the Gradle version',
      'Incremental builds and a build cache',
      'Version catalogs name dependencies once',
      'Many projects in a single build',
      'Toolchains fetch the right Java',
    ],
    resources: [
      { name: 'Gradle documentation', url: 'https://docs.gradle.org/current/userguide/userguide.html' },
      { name: 'Gradle guides', url: 'https://gradle.org/guides/' },
      { name: 'Building with Gradle and Spring', url: 'https://spring.io/guides/gs/gradle' },
    ],
  },
  {
    id: 'maven',
    description:
      'Maven asks you to arrange a Java project the way everybody does, and in return one file says what it is called and what it needs; the rest is known. Dependencies come from a shared repository together with their own dependencies. When versions disagree, the tree command shows who brought what. Learn the phases, since asking for verify runs every step before it, and keep plugins few.',
    features: [
      'pom.xml with coordinates and dependencies',
      'A life cycle from compile to deploy',
      'Scopes for test and provided libraries',
      'Parents and BOMs keep versions in step',
      'A wrapper, so nobody has to install it',
    ],
    resources: [
      {
        name: 'Maven in five minutes',
        url: 'https://maven.apache.org/guides/getting-started/maven-in-five-minutes.html',
      },
      { name: 'Maven documentation', url: 'https://maven.apache.org/guides/' },
      { name: 'Maven Central', url: 'https://central.sonatype.com/' },
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
];
