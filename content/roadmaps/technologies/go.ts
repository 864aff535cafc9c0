import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Go. */
export const goTechnologies: TechnologyDetail[] = [
  {
    id: 'go',
    description:
      'Go was made for programs that many people maintain for years. There are few keywords, one formatter, fast builds, and the result is a single file that you copy to a server and start. Errors are ordinary values you handle where they happen, which looks tedious for a week and honest ever after. Written code keeps working: the language promises not to break what compiled before.',
    features: [
      'Compiles quickly into one static file',
      'Goroutines and channels in the language',
      'Formatting, testing and profiling included',
      'A rich standard library for network services',
      'Garbage collected, with types inferred where clear',
    ],
    resources: [
      { name: 'A Tour of Go', url: 'https://go.dev/tour/' },
      { name: 'Go documentation', url: 'https://go.dev/doc/' },
      { name: 'Go by Example', url: 'https://gobyexample.com/' },
      { name: 'Effective Go', url: 'https://go.dev/doc/effective_go' },
    ],
  },
  {
    id: 'go-structs',
    description:
      'With no classes in the language, a struct groups the fields and functions with a receiver become its methods. Use a pointer receiver when the method changes the value or the struct is large, and then use it for all of them. Embedding a struct lends you its fields and methods, which is reuse without inheritance. Try to make the zero value useful, as bytes.Buffer does.',
    features: [
      'Fields with tags for JSON and databases',
      'Methods with value or pointer receivers',
      'Embedding instead of inheritance',
      'Capital letters are visible outside the package',
      'Comparable with == when all its fields are',
    ],
    resources: [
      { name: 'Structs in A Tour of Go', url: 'https://go.dev/tour/moretypes/2' },
      { name: 'Methods in A Tour of Go', url: 'https://go.dev/tour/methods/1' },
      { name: 'Structs in Go by Example', url: 'https://gobyexample.com/structs' },
    ],
  },
  {
    id: 'go-interfaces',
    description:
      'An interface in Go lists methods, and any type that has them fits, without saying so anywhere. A function that wants an io.Reader takes a file, a network connection or a plain string in a test. Keep interfaces small, and define them where they are used rather than beside the type. Start with a concrete type; the second user will show you which methods the interface needs.',
    features: [
      'Satisfied without any declaration',
      'io.Reader and io.Writer join the library together',
      'Embedding builds larger ones out of smaller',
      'Type switches ask what is inside',
      'A nil pointer inside is not a nil interface',
    ],
    resources: [
      { name: 'Interfaces in A Tour of Go', url: 'https://go.dev/tour/methods/9' },
      { name: 'Interfaces in Effective Go', url: 'https://go.dev/doc/effective_go#interfaces' },
      { name: 'Interfaces in Go by Example', url: 'https://gobyexample.com/interfaces' },
    ],
  },
  {
    id: 'go-slices-maps',
    description:
      "Slices are Go's lists: a small header that points into an array, with a length and a capacity. Two slices may therefore share the same memory, and appending to one can surprise the other; drawing it once on paper settles the matter. Maps look up by key and come out in random order on purpose. A nil slice can be appended to, while writing into a nil map panics.",
    features: [
      'append grows and returns the slice',
      'make sets length and capacity beforehand',
      'value, ok tells missing from zero',
      'slices.Sort, maps.Keys and their relatives',
      'range walks over both',
    ],
    resources: [
      { name: 'Go slices: usage and internals', url: 'https://go.dev/blog/slices-intro' },
      { name: 'Go maps in action', url: 'https://go.dev/blog/maps' },
      { name: 'Package slices', url: 'https://pkg.go.dev/slices' },
    ],
  },
  {
    id: 'go-errors',
    description:
      'Functions in Go return an error beside their result, and the caller decides at once what to do about it. Add a few words on the way up, wrapping with %w, so that the message at the top tells a story: open config: read file: permission denied. Handle each error exactly once, by logging it or by returning it, but not both. Panic is kept for what cannot be true.',
    features: [
      'error is an interface with a single method',
      'Wrapping with fmt.Errorf and %w',
      'errors.Is asks which, errors.As asks what kind',
      'errors.Join gathers several',
      'defer cleans up on every way out',
    ],
    resources: [
      { name: 'Error handling and Go', url: 'https://go.dev/blog/error-handling-and-go' },
      { name: 'Working with wrapped errors', url: 'https://go.dev/blog/go1.13-errors' },
      { name: 'Package errors', url: 'https://pkg.go.dev/errors' },
    ],
  },
  {
    id: 'go-generics',
    description:
      'A function that finds the largest item should not be written again for every type. Type parameters let you write it once and say which types qualify. The standard packages slices and maps are full of good examples, so read those first. Newer releases also allow a method to have type parameters of its own. If an interface value would do the job, though, it is usually the simpler answer.',
    features: [
      'Type parameters on functions, types and methods',
      'Constraints written as interfaces',
      'Types worked out from the arguments',
      'comparable and any as the common constraints',
      'slices and maps packages built upon them',
    ],
    resources: [
      { name: 'Tutorial: getting started with generics', url: 'https://go.dev/doc/tutorial/generics' },
      { name: 'An introduction to generics', url: 'https://go.dev/blog/intro-generics' },
      { name: 'When to use generics', url: 'https://go.dev/blog/when-generics' },
    ],
  },
  {
    id: 'go-modules',
    description:
      'go.mod at the root of a project names it and lists what it depends on, with exact versions; go.sum holds fingerprints so that nobody can swap them later. Commands such as go get and go mod tidy keep both in order. A module of version two or more carries /v2 in its path, which looks odd at first. Its reward is that two major versions can live together in peace.',
    features: [
      'go mod init, tidy, and why a package is there',
      'The smallest version that satisfies everybody',
      'A checksum database guards downloads',
      'Workspaces for several modules at once',
      'Tools recorded in go.mod as well',
    ],
    resources: [
      { name: 'Using Go modules', url: 'https://go.dev/blog/using-go-modules' },
      { name: 'Managing dependencies', url: 'https://go.dev/doc/modules/managing-dependencies' },
      { name: 'Go modules reference', url: 'https://go.dev/ref/mod' },
    ],
  },
  {
    id: 'go-context',
    description:
      'A context travels through a request from the first handler to the last query, and carries one piece of news above all: stop now. When the visitor leaves or time is up, everything that listens can give up and free what it holds. Pass it as first parameter, never store it in a struct, and always call the cancel function it came with. Values inside are for request ids, not for arguments.',
    features: [
      'WithCancel, WithTimeout and WithDeadline',
      'Done() is a channel you can select on',
      'Cancelling a parent cancels all below it',
      'Cause tells why it ended',
      'Understood by net/http and database/sql',
    ],
    resources: [
      { name: 'Package context', url: 'https://pkg.go.dev/context' },
      { name: 'Go concurrency patterns: context', url: 'https://go.dev/blog/context' },
      { name: 'Contexts and structs', url: 'https://go.dev/blog/context-and-structs' },
    ],
  },
  {
    id: 'go-sync',
    description:
      'Channels pass values along; package sync guards those that stay. A mutex lets one goroutine in at a time, a wait group waits for a whole crowd, and Once runs something a single time however many ask. Keep the lock next to what it protects and hold it briefly. Then run your tests with the race detector, because reading the code is not enough to find this kind of bug.',
    features: [
      'Mutex, and RWMutex for many readers',
      'WaitGroup starts goroutines and waits for them',
      'Once and OnceValue for lazy setup',
      'Atomic counters in sync/atomic',
      'go test -race finds unguarded sharing',
    ],
    resources: [
      { name: 'Package sync', url: 'https://pkg.go.dev/sync' },
      { name: 'Data race detector', url: 'https://go.dev/doc/articles/race_detector' },
      { name: 'The Go memory model', url: 'https://go.dev/ref/mem' },
    ],
  },
  {
    id: 'go-testing',
    description:
      'Put a function called TestSomething in a file ending in _test.go, and go test finds it. There is no assertion library to choose: you compare and say what you expected. The house style is a table of cases run as subtests, each with its own name. Benchmarks, examples and fuzzing come with it, and examples are checked as well as shown in the documentation.',
    features: [
      'Table tests with t.Run for every case',
      'Helpers, cleanup and temporary folders',
      'Benchmarks and coverage from one command',
      'Fuzzing looks for inputs you forgot',
      'httptest for handlers and servers',
    ],
    resources: [
      { name: 'Package testing', url: 'https://pkg.go.dev/testing' },
      { name: 'Tutorial: add a test', url: 'https://go.dev/doc/tutorial/add-a-test' },
      { name: 'Go fuzzing', url: 'https://go.dev/doc/security/fuzz/' },
    ],
  },
  {
    id: 'goroutines',
    description:
      "Write go before a call and it runs on its own, beside everything else. A goroutine costs a few kilobytes, so a server may have one per connection without a second thought; the runtime spreads them over the processor's cores. Starting is the easy half. Before each one, know how it will end, who waits for it, and where its error goes, or you will collect leaks.",
    features: [
      'Cheap enough to run by the thousand',
      'Scheduled over all cores by the runtime',
      'Stacks that grow as needed',
      'Stopped by a context, never from outside',
      'errgroup waits and returns the first error',
    ],
    resources: [
      { name: 'Goroutines in A Tour of Go', url: 'https://go.dev/tour/concurrency/1' },
      { name: 'Concurrency in Effective Go', url: 'https://go.dev/doc/effective_go#concurrency' },
      { name: 'Goroutines in Go by Example', url: 'https://gobyexample.com/goroutines' },
    ],
  },
  {
    id: 'channels',
    description:
      'Goroutines that need to agree on something send values through a channel instead of sharing a variable. An unbuffered channel is also a meeting point: the sender waits until somebody receives. Read and write a few small pipelines until closing, ranging and select feel ordinary. Then keep to one rule that prevents most accidents: only the sender closes the channel, and only once.',
    features: [
      'Typed: a channel carries one kind of value',
      'Unbuffered to meet, buffered to queue a few',
      'select waits on several at once',
      'range receives until the channel is closed',
      'Direction in the type: send only or receive only',
    ],
    resources: [
      { name: 'Channels in A Tour of Go', url: 'https://go.dev/tour/concurrency/2' },
      { name: 'Pipelines and cancellation', url: 'https://go.dev/blog/pipelines' },
      { name: 'Channels in Go by Example', url: 'https://gobyexample.com/channels' },
    ],
  },
  {
    id: 'pprof',
    description:
      'Where does the time go, and who holds all that memory? pprof answers for Go: it samples a running program and draws which functions cost what. Add a single import to a server, or a flag to a benchmark, and look at the flame graph. Measure before changing anything and again afterwards. The culprit is seldom what one suspected. Keep its address closed to the outside world.',
    features: [
      'Profiles of processor, memory and blocking',
      'Flame graphs in the browser',
      'Lists of goroutines, good for finding leaks',
      'Compares two profiles with each other',
      'Cheap enough to run in production',
    ],
    resources: [
      { name: 'Diagnostics in Go', url: 'https://go.dev/doc/diagnostics' },
      { name: 'Profiling Go programs', url: 'https://go.dev/blog/pprof' },
      { name: 'Package net/http/pprof', url: 'https://pkg.go.dev/net/http/pprof' },
    ],
  },
  {
    id: 'golangci-lint',
    description:
      'Dozens of linters exist for Go, and golangci-lint runs those you choose in a single pass, sharing the work and remembering results. It finds unchecked errors, shadowed variables, needless code and slow habits. Start with its standard set. Switch on others one by one, each after the team has read what it complains about, and let the pipeline report only what a change has added.',
    features: [
      'One YAML file for all linters',
      'go vet and staticcheck among the defaults',
      'Formatters as well as linters',
      'Can report new issues only',
      'Exceptions with a required explanation',
    ],
    resources: [
      { name: 'golangci-lint documentation', url: 'https://golangci-lint.run/' },
      { name: 'Staticcheck', url: 'https://staticcheck.dev/' },
      { name: 'Go vet', url: 'https://pkg.go.dev/cmd/vet' },
    ],
  },
];
