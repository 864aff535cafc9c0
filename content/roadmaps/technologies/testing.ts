import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about testing. */
export const testingTechnologies: TechnologyDetail[] = [
  {
    id: 'vitest',
    description:
      'Vitest runs tests with the same setup your project already has in Vite, so aliases, JSX and TypeScript simply work. Its words are the familiar ones, describe, it, expect. While you write, it repeats only the tests that a change can affect. Component tests may run in a simulated page or in a real browser; choose the real one where layout, focus or scrolling matter.',
    features: [
      'Shares the configuration of Vite',
      'Watches and repeats what is affected',
      'Mocks for functions, modules and time',
      'Browser mode for true rendering',
      'Coverage and snapshots',
    ],
    resources: [
      { name: 'Vitest documentation', url: 'https://vitest.dev/guide/' },
      { name: 'Browser mode', url: 'https://vitest.dev/guide/browser/' },
      { name: 'Mocking', url: 'https://vitest.dev/guide/mocking' },
    ],
  },
  {
    id: 'playwright',
    description:
      'Playwright drives Chromium, Firefox and WebKit as a person would: open, click, type, read. It waits until an element is ready, so tests need no sleeping, and when one fails the trace shows every step with pictures. Find things by role and label, as users do, and accessibility is tested along the way. Keep journeys few and important, because small rules belong in faster tests.',
    features: [
      'Locators by role, label and text',
      'Waits by itself before acting',
      'Traces with snapshots of every step',
      'A fresh browser context for each test',
      'Phones, dark mode and offline emulated',
    ],
    resources: [
      { name: 'Playwright documentation', url: 'https://playwright.dev/docs/intro' },
      { name: 'Best practices', url: 'https://playwright.dev/docs/best-practices' },
      { name: 'Accessibility testing', url: 'https://playwright.dev/docs/accessibility-testing' },
    ],
  },
  {
    id: 'testing-library',
    description:
      'Your users know nothing of component state; they see a button called Save. Testing Library therefore finds things by role, label and text, and acts through simulated typing and clicking. Such a test survives a rewrite of the inside, and if it cannot find a control, a screen reader probably cannot either. Prefer getByRole, and treat test ids as a last resort.',
    features: [
      'Queries in order of how people find things',
      'user-event types and clicks like a person',
      'findBy waits for what comes later',
      'Matchers that read like sentences',
      'Versions for React, Solid, Vue, Svelte, Angular',
    ],
    resources: [
      { name: 'Testing Library documentation', url: 'https://testing-library.com/docs/' },
      { name: 'Which query to use', url: 'https://testing-library.com/docs/queries/about/' },
      { name: 'Testing Playground', url: 'https://testing-playground.com/' },
    ],
  },
  {
    id: 'storybook',
    description:
      'Storybook shows every component alone, in each of its states: empty, loading, far too long, gone wrong. Each such state is a story, a few lines beside the component, and stories serve as documentation, as tests and as something to show a designer. You will find states you had forgotten. It pays off once several people share components; for a small app, a page of examples may be enough.',
    features: [
      'Stories for each state of a component',
      'Runs stories as tests in a real browser',
      'Accessibility checks next to each one',
      'Controls to change props by hand',
      'Pages of documentation from the same files',
    ],
    resources: [
      { name: 'Storybook documentation', url: 'https://storybook.js.org/docs' },
      { name: 'Storybook tutorials', url: 'https://storybook.js.org/tutorials/' },
      { name: 'Component-driven user interfaces', url: 'https://www.componentdriven.org/' },
    ],
  },
  {
    id: 'testcontainers',
    description:
      'A test against a pretend database proves little about the real one. Testcontainers starts the true thing in a container for as long as your tests run, on a free port, and clears it away afterwards. You need Docker or something like it. Start one container per suite rather than per test and reset the data in between, or the minutes add up quickly.',
    features: [
      'Modules for PostgreSQL, Redis, Kafka and many more',
      'Libraries for Java, Python, Go, Node and others',
      'Waits until the service is truly ready',
      'Ports chosen freely, so runs do not collide',
      'Cleans up even after a crash',
    ],
    resources: [
      { name: 'Testcontainers', url: 'https://testcontainers.com/' },
      { name: 'Guides', url: 'https://testcontainers.com/guides/' },
      { name: 'Getting started', url: 'https://testcontainers.com/getting-started/' },
    ],
  },
  {
    id: 'node-test-runner',
    description:
      'Node has brought its own test runner for some years now, so a small project can test without installing anything. Write test with a sentence and a function, check with node:assert, and run node --test. It has mocks, snapshots, watching and coverage too. For server code and libraries that is often enough. Choose Vitest when your tests must understand components, transformed files or a browser.',
    features: [
      'test, describe and hooks from node:test',
      'Strict assertions from node:assert',
      'Mocks for functions, timers and modules',
      'Reporters and coverage on the command line',
      'Runs several files side by side',
    ],
    resources: [
      { name: 'Test runner reference', url: 'https://nodejs.org/api/test.html' },
      { name: 'Using the test runner', url: 'https://nodejs.org/learn/testing/using-test-runner' },
      { name: 'Assertions', url: 'https://nodejs.org/api/assert.html' },
    ],
  },
  {
    id: 'pytest',
    description:
      'A test is a function whose name begins with test_, and assert is the only word you need; when it fails, pytest shows both sides in full. Fixtures prepare what tests share and clean up afterwards, handed in by parameter name. Parametrize turns one test into twenty. Keep fixtures near the tests that use them, because a tall tower of them in conftest is harder to read than a little repetition.',
    features: [
      'Plain assert with a detailed report',
      'Fixtures with function to session scope',
      'Parametrize over many cases',
      'Marks select or skip tests',
      'Plugins for Django, asyncio and coverage',
    ],
    resources: [
      { name: 'pytest documentation', url: 'https://docs.pytest.org/' },
      { name: 'How to use fixtures', url: 'https://docs.pytest.org/en/stable/how-to/fixtures.html' },
      { name: 'Parametrizing tests', url: 'https://docs.pytest.org/en/stable/how-to/parametrize.html' },
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
    id: 'mockito',
    description:
      'When the thing you test talks to a mail server, you do not want mail in every test. Mockito makes mocks: they answer as you say and remember what they were asked. Mock what lies at the border of your code, not what you own and could simply use, or the test will only repeat the implementation. If a test needs five mocks, the class is telling you something.',
    features: [
      'when and thenReturn say what to answer',
      'verify checks what was called',
      'Captors catch the arguments',
      'Strict stubs complain when left unused',
      'An extension for JUnit fills in the fields',
    ],
    resources: [
      { name: 'Mockito home', url: 'https://site.mockito.org/' },
      {
        name: 'Mockito reference',
        url: 'https://javadoc.io/doc/org.mockito/mockito-core/latest/org.mockito/org/mockito/Mockito.html',
      },
      {
        name: 'How to write good tests, Mockito wiki',
        url: 'https://github.com/mockito/mockito/wiki/How-to-write-good-tests',
      },
    ],
  },
];
