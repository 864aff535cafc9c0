import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { createPageFile, type PageFile } from './page-file.ts';

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
  /** Compresses the public pages, one after the other, so that at most one processor is busy with it. */
  preparePublicPages(): Promise<void>;
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
  const client = join(buildDir, 'client');
  const read = (file: string, quality: 'quick' | 'small' = 'quick') =>
    createPageFile(readFileSync(join(client, file)), publicUrl, quality);
  // Most visits begin at a public page.
  const readPage = (page: z.infer<typeof pageSchema>): Page => ({
    ...page,
    ...read(page.file, page.public ? 'small' : 'quick'),
  });
  const byPath = new Map(Object.entries(pages).map(([path, page]) => [path, readPage(page)]));
  return {
    paths: [...byPath.keys()],
    find: (path) => byPath.get(path),
    notFound: readPage(notFound),
    frames: { playground: read(frameFiles.playground), shell: read(frameFiles.shell) },
    findResult: createResultTable(join(client, 'results'), publicUrl),
    preparePublicPages: async () => {
      for (const page of byPath.values()) if (page.public) await page.prepare();
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
    const result =
      known.get(path) ?? createPageFile(readFileSync(join(folder, `${path}.html`)), publicUrl, 'quick');
    known.set(path, result);
    return result;
  };
}
