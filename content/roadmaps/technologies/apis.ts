import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about APIs: how programs talk to each other. */
export const apisTechnologies: TechnologyDetail[] = [
  {
    id: 'http',
    description:
      'A client asks with a method and a URL, a server answers with a status and perhaps a body: the whole web is that exchange, repeated. Look at a few in the network tab until headers stop being noise. Status codes are a contract worth keeping, caching is worth a free afternoon, and knowing which methods may safely be repeated will one day save somebody from paying twice.',
    features: [
      'GET reads, POST creates, PUT replaces, DELETE removes',
      'Status codes in five families',
      'Headers for type, caching, cookies and more',
      'Stateless: each request is complete by itself',
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
    id: 'rest',
    description:
      "REST treats a server as a set of things with URLs, and HTTP's own verbs as what you can do to them. GET /courses lists, POST adds, DELETE removes, and the status code says how it went. Name things in the plural, nest them little, and return errors in a single shape everywhere. Think of paging and of versions before the first client depends on you, because changing later is hard.",
    features: [
      'Nouns in paths, verbs in methods',
      'Status codes with a precise meaning',
      'Requests that are complete, without hidden state',
      'Safe and repeatable methods make retries possible',
      'Caching through ordinary headers',
    ],
    resources: [
      {
        name: 'HTTP methods on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Methods',
      },
      { name: 'Problem details for HTTP APIs, RFC 9457', url: 'https://www.rfc-editor.org/rfc/rfc9457.html' },
      {
        name: 'REST security cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html',
      },
      { name: 'Zalando API guidelines', url: 'https://opensource.zalando.com/restful-api-guidelines/' },
    ],
  },
  {
    id: 'graphql',
    description:
      'One endpoint, a typed schema, and a client that names exactly the fields it wants: that is GraphQL. It shines where many screens need different slices of connected data. The cost moves to the server, which must guard against enormous queries and load each list in batches rather than one row at a time. If you have a single client and ten routes, REST will be less work.',
    features: [
      'A schema both sides can rely on',
      'Queries, mutations and subscriptions',
      'Only the fields asked for are sent',
      'Resolvers fetch each field',
      'Fields are deprecated instead of versions raised',
    ],
    resources: [
      { name: 'Learn GraphQL', url: 'https://graphql.org/learn/' },
      { name: 'GraphQL specification', url: 'https://spec.graphql.org/' },
      {
        name: 'GraphQL cheat sheet by OWASP',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'grpc',
    description:
      'Services that speak to each other all day can agree on a file of messages and methods, and let gRPC generate the code on both sides, in many languages. Calls look like local functions, travel in compact binary form over HTTP/2, and may stream both ways. Set a deadline on every one. Browsers cannot speak it directly, so it belongs between servers, with something simpler facing the public.',
    features: [
      'Code generated from .proto files',
      'Four kinds of call, from simple to two-way streams',
      'Deadlines and cancelling travel along',
      'Clear status codes instead of guesswork',
      'Interceptors for logs and credentials',
    ],
    resources: [
      { name: 'gRPC documentation', url: 'https://grpc.io/docs/' },
      { name: 'gRPC in Go, quick start', url: 'https://grpc.io/docs/languages/go/quickstart/' },
      { name: 'Protocol Buffers documentation', url: 'https://protobuf.dev/' },
    ],
  },
  {
    id: 'protocol-buffers',
    description:
      'Two services must agree on what a message looks like, even after one was updated and the other was not. In a .proto file you name the fields and give each a number; code for many languages is generated, and what travels is small and binary. The rules for change are few and strict: never reuse a number, never change a type, and reserve whatever you remove.',
    features: [
      'Compact binary messages',
      'Generated types in many languages',
      'Old and new versions understand each other',
      'A JSON form for debugging and browsers',
      'Services described for gRPC',
    ],
    resources: [
      { name: 'Protocol Buffers documentation', url: 'https://protobuf.dev/' },
      { name: 'Language guide', url: 'https://protobuf.dev/programming-guides/proto3/' },
      { name: 'Go tutorial', url: 'https://protobuf.dev/getting-started/gotutorial/' },
      { name: 'Buf documentation', url: 'https://buf.build/docs/' },
    ],
  },
  {
    id: 'openapi',
    description:
      'An OpenAPI document lists every path of an API with what it takes and returns, in a form that people and programs can both read. Tools make reference pages, typed clients, mock servers and contract tests from it. Some teams write it first, others let the framework derive it from code. Either way have the pipeline check it, because a description that disagrees with the server is worse than none.',
    features: [
      'Paths, parameters, bodies and responses',
      'Schemas shared by reference',
      'Built on JSON Schema since version 3.1',
      'Clients and servers can be generated',
      'Describes authentication as well',
    ],
    resources: [
      { name: 'Learn OpenAPI', url: 'https://learn.openapis.org/' },
      { name: 'The specification', url: 'https://spec.openapis.org/oas/latest.html' },
      { name: 'Swagger documentation', url: 'https://swagger.io/docs/' },
    ],
  },
  {
    id: 'websockets',
    description:
      'A WebSocket begins as an HTTP request and then stays open, so both sides may speak whenever they like: chats, games, documents edited together. You take over what HTTP did for you before, such as reconnecting, answering who is there, and sending no more than the other can take. Check the origin and the session at the opening. If only the server has news, server-sent events are simpler.',
    features: [
      'Both directions over one connection',
      'Text and binary messages',
      'Pings find connections that died quietly',
      'wss for the encrypted form',
      'Rooms and reconnecting are up to you or a library',
    ],
    resources: [
      {
        name: 'WebSocket API on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API',
      },
      { name: 'WebSocket protocol, RFC 6455', url: 'https://www.rfc-editor.org/rfc/rfc6455.html' },
      {
        name: 'WebSocket security cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/WebSocket_Security_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'server-sent-events',
    description:
      "If only the server has news, a progress bar or a live score, you need no socket. An ordinary response that never ends sends lines of text, and the browser's EventSource reads them, reconnects by itself and says which event it saw last. It is plain HTTP. Watch out for proxies that buffer, send a comment now and then to keep the line open, and remember that nothing can be sent back on it.",
    features: [
      'One way, from server to browser',
      'Reconnects without any code',
      'Last-Event-ID continues where it stopped',
      'Named events on a single stream',
      'Text only, one message per block of lines',
    ],
    resources: [
      {
        name: 'Server-sent events on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/Server-sent_events',
      },
      { name: 'Server-sent events on javascript.info', url: 'https://javascript.info/server-sent-events' },
      { name: 'The standard', url: 'https://html.spec.whatwg.org/multipage/server-sent-events.html' },
    ],
  },
  {
    id: 'json',
    description:
      'Objects, arrays, strings, numbers, true, false and null: that is all of JSON, and it is why everything can read it. It has no dates, no comments and no undefined, and numbers beyond the safe range of the program that reads them lose digits, so send large ids as strings. Whatever arrives from outside may be any shape at all. Parse it, then check it against a schema before your code trusts it.',
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
    id: 'kafka',
    description:
      'Kafka is a log that many may write to and many may read, each at their own pace. Events stay for days or years, so a new service can read history from the beginning. Use it when several systems must hear about the same thing; for a simple list of jobs a queue is easier. Order holds within a partition only, which makes choosing the key your first real design decision.',
    features: [
      'Topics split into partitions',
      'Consumer groups share out the reading',
      'Offsets remember how far one has read',
      'Replicas survive the loss of a machine',
      'Connectors and stream processing beside it',
    ],
    resources: [
      { name: 'Kafka documentation', url: 'https://kafka.apache.org/documentation/' },
      { name: 'Apache Kafka, home and quick start', url: 'https://kafka.apache.org/' },
      { name: 'Confluent Developer courses', url: 'https://developer.confluent.io/courses/' },
    ],
  },
  {
    id: 'zod',
    description:
      'TypeScript trusts what you promised it; the network keeps no promises. With Zod you describe the shape of data once as a schema, parse whatever arrives, and receive either a typed value or a list of what is wrong and where. The type is derived from the schema, so the two cannot drift apart. Put it at the borders, requests, forms, settings, and trust your types inside.',
    features: [
      'Types inferred from schemas',
      'safeParse returns instead of throwing',
      'Transforms and defaults while parsing',
      'Rules of your own with refine',
      'Turns into JSON Schema',
    ],
    resources: [
      { name: 'Zod documentation', url: 'https://zod.dev/' },
      { name: 'Basic usage', url: 'https://zod.dev/basics' },
      { name: 'Standard Schema, the shared interface', url: 'https://standardschema.dev/' },
    ],
  },
];
