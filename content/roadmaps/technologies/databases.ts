import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about databases and the libraries that query them. */
export const databasesTechnologies: TechnologyDetail[] = [
  {
    id: 'sql',
    description:
      'SQL has outlived every fashion because it lets you say what you want and leaves the how to the database. Learn select, where, join, group by and order by well, and you will use them for decades. Think in sets of rows instead of loops. Always pass values separately from the text of a query. And practise on real tables: you learn joins by writing them.',
    features: [
      'Joins bring tables together',
      'Grouping and aggregates for summaries',
      'Window functions compare rows with neighbours',
      'Transactions: all of it or nothing',
      'Constraints keep out wrong data',
    ],
    resources: [
      { name: 'SQLBolt, interactive lessons', url: 'https://sqlbolt.com/' },
      { name: 'Select Star SQL, an interactive book', url: 'https://selectstarsql.com/' },
      {
        name: 'SQL in the PostgreSQL tutorial',
        url: 'https://www.postgresql.org/docs/current/tutorial-sql.html',
      },
    ],
  },
  {
    id: 'sqlite',
    description:
      'SQLite is a whole database in a single file, with no server to install, and it is already in your phone and browser. It suits learning, tests, desktop programs, and also many a website that lives on one machine. Switch on write-ahead logging and foreign keys first of all. There is one writer at a time, which is seldom a problem if transactions stay short.',
    features: [
      'A database that is one file',
      'Full transactions',
      'Runs inside your own process',
      'Full text search and JSON functions',
      'Strict tables if you want firm types',
    ],
    resources: [
      { name: 'SQLite documentation', url: 'https://www.sqlite.org/docs.html' },
      { name: 'Appropriate uses for SQLite', url: 'https://www.sqlite.org/whentouse.html' },
      { name: 'Quirks of SQLite', url: 'https://www.sqlite.org/quirks.html' },
    ],
  },
  {
    id: 'postgresql',
    description:
      'A relational database that students and banks run alike: strict about what you store, generous in what you can ask. Besides tables it handles JSON, full text search, ranges and geography. Begin with constraints, since a rule kept by the database holds even when your code forgets it. When a query is slow, ask EXPLAIN before guessing; the answer is often one missing index.',
    features: [
      'Transactions that hold even after a crash',
      'Constraints, foreign keys and checks',
      'JSONB with indexes',
      'Window functions and common table expressions',
      'Extensions for maps, vectors and more',
    ],
    resources: [
      { name: 'PostgreSQL documentation', url: 'https://www.postgresql.org/docs/current/' },
      { name: 'The official tutorial', url: 'https://www.postgresql.org/docs/current/tutorial.html' },
      { name: 'PostgreSQL exercises', url: 'https://pgexercises.com/' },
      { name: 'Use the index, Luke', url: 'https://use-the-index-luke.com/' },
    ],
  },
  {
    id: 'mongodb',
    description:
      'Instead of rows in tables, MongoDB keeps documents: nested objects much like JSON, each possibly different from the next. That is pleasant when data arrives in varied shapes and is read as a whole. Design by the questions you will ask, keeping together what is read together. Relations between many collections are where SQL feels more at home, so do not choose it only to avoid learning joins.',
    features: [
      'Documents up to 16 MB with nested arrays',
      'Indexes on any field, also inside arrays',
      'Aggregation pipelines for reports',
      'Replica sets and transactions',
      'Schema rules when you want them',
    ],
    resources: [
      { name: 'MongoDB manual', url: 'https://www.mongodb.com/docs/manual/' },
      { name: 'MongoDB University', url: 'https://learn.mongodb.com/' },
      { name: 'Data modeling', url: 'https://www.mongodb.com/docs/manual/data-modeling/' },
    ],
  },
  {
    id: 'redis',
    description:
      'Redis keeps data in memory and answers in well under a millisecond, which suits caches, sessions, counters, queues and leader boards. It offers not just values but lists, sets, sorted sets and streams, each with its own commands. Give every cached key a lifetime. Decide how much loss is acceptable when the machine restarts, because whether it also writes to disk is up to your settings.',
    features: [
      'Strings, hashes, lists, sets and sorted sets',
      'Keys that expire by themselves',
      'Commands that change a value in one step',
      'Streams and publish-subscribe',
      'Snapshots or a log for what must survive',
    ],
    resources: [
      { name: 'Redis documentation', url: 'https://redis.io/docs/latest/' },
      { name: 'Commands', url: 'https://redis.io/docs/latest/commands/' },
      { name: 'Redis University', url: 'https://university.redis.io/' },
    ],
  },
  {
    id: 'prisma',
    description:
      'Prisma starts from a description of your data in its own language: models, fields, relations. It makes migrations from that, and queries that are fully typed, down to the fields you selected. Beginners get a long way quickly, and mistakes show in the editor. Version 8 is a new design, with other queries and, so far, fewer databases than version 7, so match a tutorial to the one you installed. And look at the SQL it sends.',
    features: [
      'Models and relations in one readable file',
      'Queries typed by the fields you select',
      'Migrations that land in your repository',
      'A browser for the data, called Studio',
      'PostgreSQL first, other databases by version',
    ],
    resources: [
      { name: 'Prisma documentation', url: 'https://www.prisma.io/docs' },
      { name: 'Prisma ORM', url: 'https://www.prisma.io/docs/orm' },
      { name: 'Supported databases', url: 'https://www.prisma.io/docs/orm/supported-databases' },
    ],
  },
  {
    id: 'drizzle-orm',
    description:
      'Drizzle describes tables in TypeScript and gives queries that read like the SQL they become. Nothing is generated and nothing runs beside your process; types follow from the schema file itself. If you know SQL you will feel at home within an hour, and if not, learn that first. Its companion, Drizzle Kit, compares the schema with the database and writes migrations that you can read before running.',
    features: [
      'Tables declared in TypeScript',
      'Types inferred, with no generation step',
      'SQL-like builder and relational queries',
      'PostgreSQL, MySQL and SQLite drivers',
      'Migrations as plain SQL files',
    ],
    resources: [
      { name: 'Drizzle documentation', url: 'https://orm.drizzle.team/docs/overview' },
      { name: 'Get started', url: 'https://orm.drizzle.team/docs/get-started' },
      { name: 'Drizzle Kit', url: 'https://orm.drizzle.team/docs/kit-overview' },
    ],
  },
  {
    id: 'sqlalchemy',
    description:
      'SQLAlchemy is two tools in one: a core that builds SQL from Python expressions, and an ORM that maps classes to tables on top. Both write queries with select(), in the same style. A session gathers your changes and sends them together. Decide for each relation how it should be loaded, watch for queries inside loops, and keep one session per request or task.',
    features: [
      'Typed models with Mapped annotations',
      'select() for core and ORM alike',
      'Sessions as a unit of work',
      'Joined and select-in loading',
      'Async engines for asyncio',
    ],
    resources: [
      { name: 'SQLAlchemy documentation', url: 'https://docs.sqlalchemy.org/' },
      { name: 'Unified tutorial', url: 'https://docs.sqlalchemy.org/en/20/tutorial/' },
      { name: 'Alembic documentation', url: 'https://alembic.sqlalchemy.org/' },
    ],
  },
  {
    id: 'alembic',
    description:
      'Databases outlive the code around them, so changes to their tables need their own history. Alembic keeps that history for SQLAlchemy projects: one small Python file per change, each knowing the one before it. It can draft a migration by comparing your models with the live database, but read every draft before you run it, because a renamed column looks to it like one dropped and one added.',
    features: [
      'Upgrade and downgrade functions in each revision',
      'Drafts migrations from your SQLAlchemy models',
      'Branches and merges when two people migrate at once',
      'Offline mode that prints the SQL instead of running it',
      'Batch operations for the limits of SQLite',
    ],
    resources: [
      { name: 'Alembic documentation', url: 'https://alembic.sqlalchemy.org/' },
      { name: 'Alembic tutorial', url: 'https://alembic.sqlalchemy.org/en/latest/tutorial.html' },
      { name: 'SQLAlchemy documentation', url: 'https://docs.sqlalchemy.org/' },
    ],
  },
  {
    id: 'django-orm',
    description:
      'Models are Python classes, rows are their instances, and a queryset describes which rows you want without fetching them yet. It is fetched when you loop over it, so you can keep narrowing it down until then. Learn select_related and prefetch_related in your first week: without them a page of fifty courses may send fifty-one queries. Print the SQL from time to time to see what was really asked.',
    features: [
      'Lazy querysets that chain',
      'Foreign keys followed with double underscores',
      'F and Q objects for sums and conditions in SQL',
      'Aggregates and annotations',
      'Transactions with atomic()',
    ],
    resources: [
      { name: 'Models and databases', url: 'https://docs.djangoproject.com/en/stable/topics/db/' },
      { name: 'Making queries', url: 'https://docs.djangoproject.com/en/stable/topics/db/queries/' },
      { name: 'QuerySet reference', url: 'https://docs.djangoproject.com/en/stable/ref/models/querysets/' },
    ],
  },
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
    id: 'jdbc',
    description:
      'Every Java framework that stores data uses JDBC underneath: a connection, a prepared statement, a result set. Write one small program with it and you will understand what the layers above are doing. Two habits matter for good. Put values in through question marks, never by joining strings, and close everything with try-with-resources. In a server the connections come from a pool, such as HikariCP.',
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
    id: 'flyway',
    description:
      'Put SQL files named V1__create_students.sql and V2__add_college.sql into a folder, and Flyway runs those a database has not seen, in order, and notes each one in its own table. Spring Boot starts it for you before anything else touches the data. Never edit a migration that has run somewhere; it will notice the changed checksum and refuse. Fix a mistake in the next file, not by rewriting the past.',
    features: [
      'Plain SQL, so you learn nothing twice',
      'A history table with checksums',
      'Repeatable scripts for views and procedures',
      'Runs at start, from the build or by command',
      'Takes over a database that already has tables',
    ],
    resources: [
      { name: 'Flyway documentation', url: 'https://documentation.red-gate.com/flyway' },
      {
        name: 'Database initialization in Spring Boot',
        url: 'https://docs.spring.io/spring-boot/how-to/data-initialization.html',
      },
      { name: 'Flyway on GitHub', url: 'https://github.com/flyway/flyway' },
    ],
  },
  {
    id: 'pgx',
    description:
      "pgx speaks PostgreSQL's own protocol from Go, which makes it quick and lets you use what the database really offers: arrays, JSON, COPY, notifications. You write SQL and scan into structs. It can also work behind database/sql when a library expects that. Open one pool at the start, hand it a context with each query, and pass values as arguments, never pasted into the text.",
    features: [
      'A connection pool in pgxpool',
      'Rows collected straight into structs',
      'COPY for loading many rows quickly',
      'LISTEN and NOTIFY from PostgreSQL',
      'Batches save trips to the server',
    ],
    resources: [
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/jackc/pgx/v5' },
      { name: 'pgx on GitHub', url: 'https://github.com/jackc/pgx' },
      { name: 'PostgreSQL documentation', url: 'https://www.postgresql.org/docs/current/' },
    ],
  },
  {
    id: 'sqlc',
    description:
      'You write SQL in a file with a name above each query; sqlc checks it against your schema and generates the Go functions that run it, with types for every parameter and row. A column that was renamed becomes a compile error and not a surprise at night. It suits people who like SQL. Queries assembled at run time from many optional filters are where it fits least well.',
    features: [
      'Plain SQL in, typed Go out',
      'Checked against schema and migrations',
      'PostgreSQL, MySQL and SQLite',
      'Works with pgx and with database/sql',
      'No library needed when it runs',
    ],
    resources: [
      { name: 'sqlc documentation', url: 'https://docs.sqlc.dev/' },
      { name: 'sqlc playground', url: 'https://play.sqlc.dev/' },
      { name: 'Accessing a relational database in Go', url: 'https://go.dev/doc/tutorial/database-access' },
    ],
  },
];
