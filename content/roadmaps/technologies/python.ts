import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Python. */
export const pythonTechnologies: TechnologyDetail[] = [
  {
    id: 'python',
    description:
      'Python reads almost like the explanation you would give a friend, which is why it is taught first and still used in research, on servers and in small tools that run once. It cares about indentation and little else. Begin with the official tutorial and a problem of your own. Speed is seldom the trouble; forgotten types and untested branches are, so add hints and tests as the script grows.',
    features: [
      'Clear syntax with meaningful indentation',
      'Lists, dicts, sets and tuples built in',
      'A wide standard library',
      'Type hints checked by separate tools',
      'A package index for nearly everything',
    ],
    resources: [
      { name: 'The Python tutorial', url: 'https://docs.python.org/3/tutorial/' },
      { name: 'Python documentation', url: 'https://docs.python.org/3/' },
      { name: 'Python on Exercism', url: 'https://exercism.org/tracks/python' },
      { name: 'MOOC.fi Python Programming', url: 'https://programming-25.mooc.fi/' },
    ],
  },
  {
    id: 'python-data-structures',
    description:
      'A list keeps things in order, a dict finds them by key, a set knows what it has seen, a tuple holds a few that belong together. Choosing well makes half the code unnecessary: ask whether you look things up or walk through them. Assignment never copies, so two names may share one list. That also explains why a list as a default argument remembers earlier calls.',
    features: [
      'Slices take parts, from either end',
      'Dicts keep the order of insertion',
      'Sets for fast membership and differences',
      'Tuples can be keys, lists cannot',
      'Counter, deque and defaultdict in collections',
    ],
    resources: [
      {
        name: 'Data structures in the Python tutorial',
        url: 'https://docs.python.org/3/tutorial/datastructures.html',
      },
      { name: 'Built-in types', url: 'https://docs.python.org/3/library/stdtypes.html' },
      { name: 'Module collections', url: 'https://docs.python.org/3/library/collections.html' },
    ],
  },
  {
    id: 'comprehensions',
    description:
      '[name.upper() for name in names if name] builds a list in one line and reads nearly as the sentence you would say. Sets and dictionaries have the same form, and parentheses make a generator that produces items one at a time instead of storing them all. They are for making a collection. As soon as you nest three of them or want side effects, an honest loop is kinder to readers.',
    features: [
      'List, set and dictionary forms',
      'An if at the end filters',
      'Generator expressions use almost no memory',
      'Several for parts, read from left to right',
      'Their loop variable does not leak outside',
    ],
    resources: [
      {
        name: 'Data structures in the Python tutorial',
        url: 'https://docs.python.org/3/tutorial/datastructures.html',
      },
      {
        name: 'Generator expressions and comprehensions',
        url: 'https://docs.python.org/3/howto/functional.html',
      },
      { name: 'Practice on Exercism', url: 'https://exercism.org/tracks/python' },
    ],
  },
  {
    id: 'python-exceptions',
    description:
      'When something cannot go on, Python raises an exception, and it rises through the callers until one of them knows what to do. Catch the narrow kind you expect, close to where you can help, and let the rest pass; a bare except hides the typing error you are looking for. Trying first and handling failure is idiomatic here. Read a traceback from its last line upwards.',
    features: [
      'try, except, else and finally',
      'raise from keeps the original cause',
      'Classes of your own for your own failures',
      'with closes things on every way out',
      'Groups and except* for concurrent tasks',
    ],
    resources: [
      { name: 'Errors and exceptions', url: 'https://docs.python.org/3/tutorial/errors.html' },
      { name: 'Built-in exceptions', url: 'https://docs.python.org/3/library/exceptions.html' },
      { name: 'Module contextlib', url: 'https://docs.python.org/3/library/contextlib.html' },
    ],
  },
  {
    id: 'python-generators',
    description:
      'A function with yield hands out one value, sleeps, and goes on where it stopped when asked for the next. So you can walk through a file larger than memory, or through numbers without end. Each runs through once, and then it is empty. Chains of small generators read like a pipe in the terminal. Turn one into a list only if you truly need length or a second pass.',
    features: [
      'Values made one at a time, on demand',
      'yield from delegates to another',
      'Generator expressions in round brackets',
      'itertools joins, slices and groups them',
      'Base of context managers by decorator',
    ],
    resources: [
      { name: 'Iterators and generators', url: 'https://docs.python.org/3/tutorial/classes.html#generators' },
      { name: 'Functional programming how-to', url: 'https://docs.python.org/3/howto/functional.html' },
      { name: 'Module itertools', url: 'https://docs.python.org/3/library/itertools.html' },
    ],
  },
  {
    id: 'type-hints',
    description:
      'def total(prices: list[float]) -> float says more than a comment, and programs can read it. Hints change nothing while Python runs; an editor completes better, a checker finds mistakes, and libraries such as Pydantic build on them. Annotate the borders first: parameters, results, public attributes. Inside a function types are mostly inferred. If one grows three lines long, give it a name.',
    features: [
      'Built-in containers as types: dict[str, int]',
      'A bar for alternatives: str | None',
      'Protocols describe shape, not ancestry',
      'TypedDict and dataclasses for records',
      'Generics with square brackets',
    ],
    resources: [
      { name: 'Static typing with Python', url: 'https://typing.python.org/' },
      { name: 'Module typing', url: 'https://docs.python.org/3/library/typing.html' },
      { name: 'Type hints cheat sheet', url: 'https://mypy.readthedocs.io/en/stable/cheat_sheet_py3.html' },
    ],
  },
  {
    id: 'asyncio',
    description:
      "While one request waits for a database, a server could be answering a hundred others. Python's asyncio makes that possible in a single thread: functions marked async pause at each await and let others run. It suits work that waits, such as networks and files, and does nothing for heavy sums. A single slow, ordinary call inside a coroutine holds up everyone, so move those to a thread.",
    features: [
      'async and await for pausable functions',
      'Task groups that fail and finish together',
      'Timeouts as a with block around any code',
      'Queues, locks and semaphores for coroutines',
      'asyncio.to_thread for calls that would block',
    ],
    resources: [
      { name: 'asyncio documentation', url: 'https://docs.python.org/3/library/asyncio.html' },
      { name: 'Coroutines and tasks', url: 'https://docs.python.org/3/library/asyncio-task.html' },
      { name: 'Concurrency explained by FastAPI', url: 'https://fastapi.tiangolo.com/async/' },
    ],
  },
  {
    id: 'pyproject-toml',
    description:
      'One file tells what a Python project is called, which Python it needs, what it depends on and how it is built, and most tools keep their settings there too. It replaced a small crowd of older files. Write dependencies loosely here, such as a lowest version, and leave exact ones to a lock file. A package with a src folder avoids importing by accident what was never installed.',
    features: [
      '[project] for name, version and dependencies',
      '[build-system] names what builds it',
      '[tool.*] holds settings of Ruff, mypy, pytest',
      'Dependency groups for development',
      'Entry points become commands',
    ],
    resources: [
      {
        name: 'Writing your pyproject.toml',
        url: 'https://packaging.python.org/en/latest/guides/writing-pyproject-toml/',
      },
      { name: 'Python Packaging User Guide', url: 'https://packaging.python.org/' },
      { name: 'Projects in uv', url: 'https://docs.astral.sh/uv/guides/projects/' },
    ],
  },
  {
    id: 'virtual-environments',
    description:
      'Two projects may need two versions of one library, and the Python of your system should be left in peace. A virtual environment is a folder with its own packages that belongs to a single project. Make one before the first install, keep it out of git, and do not hesitate to delete it: everything in it can be installed again from the list of dependencies.',
    features: [
      'python -m venv .venv creates one',
      'Activated, or used by its path',
      'Packages apart from those of the system',
      'Thrown away and rebuilt at will',
      'Editors find .venv by themselves',
    ],
    resources: [
      { name: 'venv documentation', url: 'https://docs.python.org/3/library/venv.html' },
      { name: 'Virtual environments in the tutorial', url: 'https://docs.python.org/3/tutorial/venv.html' },
      { name: 'Python Packaging User Guide', url: 'https://packaging.python.org/' },
    ],
  },
  {
    id: 'uv',
    description:
      'uv creates the environment of a Python project, installs what it needs, locks the exact versions and even fetches Python itself, in seconds. It does the work for which one used to need five tools. uv add writes down a dependency, uv run runs inside the environment, uv sync brings a machine in line. Commit the lock file, and let your pipeline run with it frozen.',
    features: [
      'One command line for packages and projects',
      'uv.lock holds exact versions for every system',
      'Installs and switches Python versions',
      'uvx runs a tool without installing it',
      "Speaks pip's language where you need that",
    ],
    resources: [
      { name: 'uv documentation', url: 'https://docs.astral.sh/uv/' },
      { name: 'Working on projects', url: 'https://docs.astral.sh/uv/guides/projects/' },
      { name: 'uv in Docker', url: 'https://docs.astral.sh/uv/guides/integration/docker/' },
    ],
  },
  {
    id: 'ruff',
    description:
      'Ruff checks and formats a whole Python project in a moment, so it can run on each save and nobody switches it off. It combines the rules of many older tools, fixes most findings itself and formats in the familiar Black style. Begin with its default rules and add families one after another, such as import sorting, likely bugs and modern syntax. A reason belongs beside every noqa.',
    features: [
      'More than 800 rules in a single program',
      'Safe fixes applied for you',
      'A formatter besides the linter',
      'Sorts imports',
      'Settings in pyproject.toml',
    ],
    resources: [
      { name: 'Ruff documentation', url: 'https://docs.astral.sh/ruff/' },
      { name: 'Rules', url: 'https://docs.astral.sh/ruff/rules/' },
      { name: 'Style guide PEP 8', url: 'https://peps.python.org/pep-0008/' },
    ],
  },
  {
    id: 'mypy',
    description:
      'Type hints do nothing until something reads them, and mypy was the first to do so. It follows values through your program without running it, and points out where None may arrive or a name is misspelt. In an old project begin with one package and loose settings, then tighten. New code deserves strict mode from the first day. An ignore comment should always name its reason.',
    features: [
      'Gradual: files without hints are left in peace',
      'Strict mode for those who want all checks',
      'Narrows types after isinstance and None checks',
      'Plugins for Django and others',
      'A daemon for quick repeated runs',
    ],
    resources: [
      { name: 'mypy documentation', url: 'https://mypy.readthedocs.io/' },
      { name: 'Type hints cheat sheet', url: 'https://mypy.readthedocs.io/en/stable/cheat_sheet_py3.html' },
      { name: 'Static typing with Python', url: 'https://typing.python.org/' },
    ],
  },
  {
    id: 'pydantic',
    description:
      'Data from outside is a rumour until it has been checked. In Pydantic you write a class with types, and it turns input into an object or explains precisely what is wrong, field by field. It converts where that is sensible, so the text 5 may become a number; strict mode forbids it. Besides requests it is good at settings, reading them from the environment once, at the start.',
    features: [
      'Models from ordinary type hints',
      'Errors that name field and reason',
      'Validators for rules of your own',
      'JSON Schema from any model',
      'A fast core written in Rust',
    ],
    resources: [
      { name: 'Pydantic documentation', url: 'https://docs.pydantic.dev/latest/' },
      { name: 'Models', url: 'https://docs.pydantic.dev/latest/concepts/models/' },
      { name: 'FastAPI, built on it', url: 'https://fastapi.tiangolo.com/' },
    ],
  },
  {
    id: 'celery',
    description:
      'Celery is how many Python sites do things later or elsewhere: sending letters, resizing pictures, closing the accounts of the month. Your web process drops a task into a broker such as Redis or RabbitMQ, and workers pick it up, on this machine or another. Keep tasks small and safe to repeat. Give every one of them a time limit, or a single stuck call will quietly occupy a worker for days.',
    features: [
      'Tasks are plain functions with a decorator',
      'Automatic retries with growing delays',
      'Periodic schedules through Celery Beat',
      'Chains, groups and chords of tasks',
      'Worker pools of processes, threads or greenlets',
    ],
    resources: [
      { name: 'Celery documentation', url: 'https://docs.celeryq.dev/' },
      {
        name: 'First steps with Celery',
        url: 'https://docs.celeryq.dev/en/stable/getting-started/first-steps-with-celery.html',
      },
      { name: 'RabbitMQ tutorials', url: 'https://www.rabbitmq.com/tutorials' },
    ],
  },
];
