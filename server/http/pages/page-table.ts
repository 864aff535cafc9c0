import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { createPageFile, type PageFile } from './page-file.ts';
import { createTaskQueue, type TaskQueue } from './task-queue.ts';

const pageSchema = z.object({
  file: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  public: z.boolean().default(false),
});
/** `build/pages.json`, as the build writes it. */
const pagesSchema = z.object({
  pages: z.record(z.string().startsWith('/'), pageSchema),
  notFound: pageSchema,
});

/** The documents in which learners' code runs: their files below `build/client`. */
const frameFiles = {
  playground: 'generated/playground.html',
  shell: 'generated/playground-shell.html',
} as const;

/** How often a running server looks for a new build. */
const checkEveryMs = 1000;

/**
 * How long to wait after a page has been compressed at the best quality. Files are read by the same threads of
 * Node: with all pages at once, a person who saves the lessons waited seconds for the files. Results of samples
 * are small and stay compressed quickly.
 */
const improvementPauseMs = 5000;

/** A page with the hashes of its inline parts, and how to send it. */
export type Page = z.infer<typeof pageSchema> & PageFile;

/** The pages of one build, all of the same moment. */
export type PageTable = {
  paths: readonly string[];
  find(path: string): Page | undefined;
  notFound: Page;
  frames: Record<keyof typeof frameFiles, PageFile>;
  /** The result of an example, by its path below `/results/`. */
  findResult(path: string): PageFile | undefined;
  /** Compresses each page in memory, one after the other, so that at most one processor is busy with it. */
  pack(): Promise<void>;
};

/**
 * The pages of the newest complete build. They are read when the build's `pages.json`, which it writes last,
 * is new, so that a page never comes with the policy of another build.
 */
export function createPageTable(
  buildDir: string,
  publicUrl: () => string,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => PageTable {
  const list = join(buildDir, 'pages.json');
  let version = readVersion(list);
  let table = readTable(buildDir, list, publicUrl);
  let checkedAt = Date.now();
  return () => {
    if (Date.now() - checkedAt < checkEveryMs) return table;
    checkedAt = Date.now();
    const found = readVersion(list);
    if (found === undefined || found === version) return table;
    try {
      table = readTable(buildDir, list, publicUrl);
      version = found;
      void table.pack();
    } catch (error) {
      // The build may still be copied: the next check reads it again.
      log.error({ err: error }, 'the new build could not be read; the server keeps serving the old one');
    }
    return table;
  };
}

/** A text that changes whenever the file is written; undefined while there is no file. */
function readVersion(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

function readTable(buildDir: string, list: string, publicUrl: () => string): PageTable {
  const { pages, notFound } = pagesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const improvements = createTaskQueue(improvementPauseMs);
  const client = join(buildDir, 'client');
  const read = (file: string, queue?: TaskQueue) =>
    createPageFile(readFileSync(join(client, file)), publicUrl, queue);
  const prepare = (page: z.infer<typeof pageSchema>): Page => ({ ...page, ...read(page.file, improvements) });
  const byPath = new Map(Object.entries(pages).map(([path, page]) => [path, prepare(page)]));
  return {
    paths: [...byPath.keys()],
    find: (path) => byPath.get(path),
    notFound: prepare(notFound),
    frames: { playground: read(frameFiles.playground), shell: read(frameFiles.shell) },
    findResult: createResultTable(join(client, 'results'), publicUrl),
    pack: async () => {
      for (const page of byPath.values()) await page.pack();
    },
  };
}

/** The documents below `folder`, known by their paths without `.html`; each is read at its first request. */
function createResultTable(folder: string, publicUrl: () => string): PageTable['findResult'] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Map<string, PageFile | undefined>(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replaceAll('\\', '/').replace(/\.html$/, ''), undefined]),
  );
  return (path) => {
    if (!known.has(path)) return undefined;
    const result = known.get(path) ?? createPageFile(readFileSync(join(folder, `${path}.html`)), publicUrl);
    known.set(path, result);
    return result;
  };
}
