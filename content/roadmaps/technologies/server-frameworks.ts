import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about frameworks for servers. */
export const serverFrameworksTechnologies: TechnologyDetail[] = [
  {
    id: 'express',
    description:
      'A running Express server takes only a few lines, and nearly every tutorial on Node assumes it. A request passes through functions called middleware; each may answer it or pass it on. Express decides nothing else for you: validation, folders and the format of errors are up to you. In the current major version a rejected promise in a handler reaches the error handler by itself.',
    features: [
      'Routes with parameters and routers to group them',
      'Middleware in the order you write it',
      'An error handler with four parameters',
      'Serves static files from a folder',
      'A very large choice of middleware packages',
    ],
    resources: [
      { name: 'Express documentation', url: 'https://expressjs.com/' },
      {
        name: 'Express on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Server-side/Express_Nodejs',
      },
      {
        name: 'Express security practices',
        url: 'https://expressjs.com/en/advanced/best-practice-security.html',
      },
    ],
  },
  {
    id: 'fastify',
    description:
      'Here a route says with a schema what it accepts and what it returns. Fastify validates input by it, serialises output quickly, and can publish the very same schema as API documentation. Plugins form a tree in which each branch sees only its own additions, and that keeps large servers tidy. Read the chapter on encapsulation before the second plugin, since it answers most questions in advance.',
    features: [
      'JSON Schema for every route',
      'Plugins with their own scope',
      'Hooks at each step of a request',
      'Structured logging with pino from the start',
      'inject() tests a route without opening a port',
    ],
    resources: [
      { name: 'Fastify documentation', url: 'https://fastify.dev/docs/latest/' },
      { name: 'Getting started', url: 'https://fastify.dev/docs/latest/Guides/Getting-Started/' },
      { name: 'Plugins guide', url: 'https://fastify.dev/docs/latest/Guides/Plugins-Guide/' },
    ],
  },
  {
    id: 'nestjs',
    description:
      'NestJS brings to Node the order that Angular brought to the browser: modules, controllers, and services handed over by dependency injection, all in TypeScript with decorators. Teams of many people like that everyone knows where a thing belongs. It runs on Express or Fastify. Learn one of those first, because errors come from there. For a small API all the ceremony may weigh more than the code.',
    features: [
      'Modules draw the borders of features',
      'Guards, pipes and interceptors around handlers',
      'Validation by decorated classes',
      'OpenAPI pages from the same decorators',
      'Testing with any provider replaced',
    ],
    resources: [
      { name: 'NestJS documentation', url: 'https://docs.nestjs.com/' },
      { name: 'First steps', url: 'https://docs.nestjs.com/first-steps' },
      { name: 'NestJS on GitHub', url: 'https://github.com/nestjs/nest' },
    ],
  },
  {
    id: 'net-http',
    description:
      "Go's standard library contains a client and a server good enough for production. A handler is anything with ServeHTTP, and the router matches methods and path parameters by itself, so a small service needs nothing more. Do set timeouts, on the server as on the client, since the defaults wait forever. Middleware is just a function that takes a handler and returns another.",
    features: [
      'Patterns such as GET /students/{id}',
      'Handler, the interface everybody shares',
      'HTTP/2 without doing anything',
      'Graceful shutdown with a deadline',
      'httptest to try it without a network',
    ],
    resources: [
      { name: 'Package net/http', url: 'https://pkg.go.dev/net/http' },
      { name: 'Routing enhancements', url: 'https://go.dev/blog/routing-enhancements' },
      { name: 'Writing web applications', url: 'https://go.dev/doc/articles/wiki/' },
    ],
  },
  {
    id: 'chi',
    description:
      'The standard library can route requests, and chi adds what you miss after the first twenty routes: groups, mounted sub-routers and middleware for one branch only. Handlers keep their ordinary net/http form, so nothing you write is tied to it and everything written for the standard library fits in. It suits services where you would rather read your routes from top to bottom than configure a framework.',
    features: [
      'Every handler is a plain http.Handler',
      'Route groups with their own middleware',
      'Sub-routers mounted under a prefix',
      'Ready middleware to log, recover and time out',
      'No dependencies outside the standard library',
    ],
    resources: [
      { name: 'chi documentation', url: 'https://go-chi.io/' },
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/go-chi/chi/v5' },
      { name: 'chi on GitHub, with examples', url: 'https://github.com/go-chi/chi' },
    ],
  },
  {
    id: 'gin',
    description:
      'Gin adds to Go what people coming from other frameworks look for first: routes with parameters, groups, and a single call that fills a struct from JSON and checks it. A context object carries request, answer and shared values through every handler. It is common in job advertisements and in older services. For a new small one, compare it with net/http, whose router has learned much since.',
    features: [
      'Binding and validation through struct tags',
      'Groups of routes with shared middleware',
      'Helpers for JSON, files and redirects',
      'Logging and recovery from panics included',
      'Works with httptest like any handler',
    ],
    resources: [
      { name: 'Gin documentation', url: 'https://gin-gonic.com/en/docs/' },
      { name: 'RESTful API with Go and Gin', url: 'https://go.dev/doc/tutorial/web-service-gin' },
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/gin-gonic/gin' },
    ],
  },
  {
    id: 'django',
    description:
      'Django brings nearly everything a website with accounts and data needs: an ORM with migrations, forms, login, templates and an admin area that appears from your models. It has strong opinions about where things go, which is a relief in a team. Take it when the project is a whole site; a lone small API may be happier with less. Its official tutorial is among the best there are.',
    features: [
      'An admin site made from your models',
      'Accounts, permissions and sessions built in',
      'Protection against CSRF, XSS and SQL injection',
      'Migrations written from changed models',
      'Forms that validate and show themselves again',
      'Async views where waiting matters',
    ],
    resources: [
      { name: 'Django documentation', url: 'https://docs.djangoproject.com/' },
      { name: 'The official tutorial', url: 'https://docs.djangoproject.com/en/stable/intro/tutorial01/' },
      {
        name: 'Django on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Server-side/Django',
      },
    ],
  },
  {
    id: 'flask',
    description:
      'Flask fits in one file and a single afternoon, and that file can grow into a real service. It gives you routing, requests, templates and a development server; database, forms and accounts are added as you need them. That freedom teaches you how the parts meet. Split into blueprints and an application factory when the file passes a few hundred lines, and you will not have to start over.',
    features: [
      'Routes as decorators above plain functions',
      'Jinja templates that escape by default',
      'Blueprints to divide a larger application',
      'Signed cookies for sessions',
      'A test client and a command line',
    ],
    resources: [
      { name: 'Flask documentation', url: 'https://flask.palletsprojects.com/' },
      { name: 'The official tutorial', url: 'https://flask.palletsprojects.com/en/stable/tutorial/' },
      { name: 'Jinja documentation', url: 'https://jinja.palletsprojects.com/' },
    ],
  },
  {
    id: 'fastapi',
    description:
      'You annotate a Python function with types, and FastAPI reads the request, validates it, converts it and writes the documentation page, all from those same annotations. A wrong request is refused with a precise message before your code runs. It is a joy for JSON APIs. Pages, accounts and an admin area are not included. Mind the difference between def and async def, since it decides which thread does the waiting.',
    features: [
      'Validation by Pydantic models',
      'An OpenAPI document and a page to try it',
      'Dependencies that may need dependencies',
      'Async endpoints, WebSockets and background tasks',
      'A test client that needs no running server',
    ],
    resources: [
      { name: 'FastAPI documentation', url: 'https://fastapi.tiangolo.com/' },
      { name: 'The official tutorial', url: 'https://fastapi.tiangolo.com/tutorial/' },
      { name: 'Pydantic documentation', url: 'https://docs.pydantic.dev/' },
    ],
  },
  {
    id: 'uvicorn',
    description:
      'FastAPI and its kin define an application; something has to listen on a port and speak HTTP for it. That is Uvicorn, a small server for the ASGI interface, so it understands async code and WebSockets. In development it reloads on each change. In production run several workers behind a proxy, tell it whose forwarding headers to trust, and let a supervisor start it again.',
    features: [
      'Serves any ASGI application',
      'HTTP/1.1 and WebSockets',
      'Reloads on change while you develop',
      'Several worker processes',
      'Start and stop events for the application',
    ],
    resources: [
      { name: 'Uvicorn documentation', url: 'https://uvicorn.dev/' },
      { name: 'FastAPI deployment', url: 'https://fastapi.tiangolo.com/deployment/' },
      { name: 'ASGI specification', url: 'https://asgi.readthedocs.io/' },
    ],
  },
  {
    id: 'spring-boot',
    description:
      'Spring Boot starts a complete server from a main method and a few dependencies, filling in sensible settings for all you did not mention. That is wonderful until you wonder where something came from; the conditions report then tells you why each part was configured. Begin at start.spring.io, keep settings in one file, and learn plain Spring underneath, since that is what actually runs.',
    features: [
      'Starters gather what belongs together',
      'Settings guessed from what is on the class path',
      'An embedded server, so a jar is enough',
      'Actuator for health and metrics',
      'Test slices start only what they need',
    ],
    resources: [
      { name: 'Spring Boot documentation', url: 'https://docs.spring.io/spring-boot/' },
      { name: 'Spring guides', url: 'https://spring.io/guides' },
      { name: 'Spring Initializr', url: 'https://start.spring.io/' },
    ],
  },
  {
    id: 'spring-mvc',
    description:
      'Controllers in Spring MVC are classes whose methods answer requests: the annotation names the path, the parameters are filled from URL, body and headers, and what you return becomes JSON or a page. Validate the input record with annotations and handle errors in one advice class, so that all answers look alike. Controllers stay thin; what the business means belongs into services behind them.',
    features: [
      '@GetMapping and its siblings',
      'Bodies turned into records by Jackson',
      'Bean Validation with @Valid',
      'Problem details for errors',
      'MockMvc tests without a network',
    ],
    resources: [
      {
        name: 'Spring Web MVC documentation',
        url: 'https://docs.spring.io/spring-framework/reference/web/webmvc.html',
      },
      { name: 'Building a RESTful web service', url: 'https://spring.io/guides/gs/rest-service' },
      { name: 'Testing the web layer', url: 'https://spring.io/guides/gs/testing-web' },
    ],
  },
  {
    id: 'spring-dependency-injection',
    description:
      'Spring creates your objects, hands each what it needs and keeps them; such an object is called a bean. Ask through the constructor, then a class can be tested with nothing but new. A bean is normally shared by all requests, and therefore must not keep anything about one of them in its fields. When the start fails, read the last cause in the trace: it names what was missing.',
    features: [
      'Constructor injection without annotations',
      '@Component and its kin are found by scanning',
      '@Bean methods for classes of others',
      'Profiles choose between implementations',
      'Singletons unless another scope is asked for',
    ],
    resources: [
      { name: 'The IoC container', url: 'https://docs.spring.io/spring-framework/reference/core/beans.html' },
      {
        name: 'Spring beans and injection in Boot',
        url: 'https://docs.spring.io/spring-boot/reference/using/spring-beans-and-dependency-injection.html',
      },
      { name: 'Spring Framework documentation', url: 'https://docs.spring.io/spring-framework/reference/' },
    ],
  },
  {
    id: 'spring-data-jpa',
    description:
      "Declare an interface with a method findByCollegeAndYear, and Spring Data writes the query from its name. For daily reading and saving that removes much repetition. Long names are a sign to write the query yourself with @Query. It runs on JPA and has all of JPA's habits, above all lazy relations, so keep the SQL log open and fetch into small records whenever you only want to show something.",
    features: [
      'Queries made from method names',
      '@Query for your own JPQL or SQL',
      'Paging and sorting as parameters',
      'Projections into records or interfaces',
      'Auditing fills in who and when',
    ],
    resources: [
      { name: 'Spring Data JPA documentation', url: 'https://docs.spring.io/spring-data/jpa/reference/' },
      { name: 'Accessing data with JPA', url: 'https://spring.io/guides/gs/accessing-data-jpa' },
      { name: 'Hibernate ORM documentation', url: 'https://hibernate.org/orm/documentation/' },
    ],
  },
  {
    id: 'spring-security',
    description:
      'Every request passes a chain of filters before it reaches your code, and there Spring Security finds out who is asking and whether they may. Once you add the dependency, every URL is closed; you then open those that should be public. Write the rules from narrow to broad and end with deny. Keep its CSRF protection for browser forms. And test that the wrong person gets a 403, not only that the right one gets in.',
    features: [
      'Form login, OAuth 2, OpenID Connect and passkeys',
      'Rules by path and on methods',
      'Password encoders with current algorithms',
      'CSRF tokens and security headers by default',
      'Test support to act as any user',
    ],
    resources: [
      { name: 'Spring Security documentation', url: 'https://docs.spring.io/spring-security/reference/' },
      { name: 'Securing a web application', url: 'https://spring.io/guides/gs/securing-web' },
      { name: 'OWASP cheat sheets', url: 'https://cheatsheetseries.owasp.org/' },
    ],
  },
];
