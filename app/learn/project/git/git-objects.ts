import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/*
 * Git’s objects as https://git-scm.com/book/en/v2/Git-Internals-Git-Objects has them: `<kind> <length>\0<content>`, named
 * by their SHA-1.
 */

/** Objects with their headers, by their hashes. */
export type GitObjects = Map<string, Uint8Array>;

/** Who wrote a commit, and the time zone whose clock their commits show. */
export type Author = { name: string; zone: string };

const encoder = new TextEncoder();

function addObject(objects: GitObjects, kind: 'blob' | 'tree' | 'commit', content: Uint8Array): string {
  const object = concatBytes(encoder.encode(`${kind} ${content.length}\0`), content);
  const hash = bytesToHex(sha1(object));
  objects.set(hash, object);
  return hash;
}

/** Adds a file’s content, and returns its hash. */
export function addBlob(objects: GitObjects, content: Uint8Array): string {
  return addObject(objects, 'blob', content);
}

type Entry = { mode: '100644' | '40000'; name: string; hash: string };

/** Git sorts a folder as if its name ended with a slash. */
const sortKey = ({ mode, name }: Entry) => (mode === '40000' ? `${name}/` : name);

/**
 * Adds files and their folders, and returns the hash of the outermost folder. The paths have slashes, and characters of
 * ASCII alone.
 */
export function addTree(objects: GitObjects, files: ReadonlyMap<string, Uint8Array>): string {
  const entries: Entry[] = [];
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const [path, content] of files) {
    const end = path.indexOf('/');
    if (end < 0) entries.push({ mode: '100644', name: path, hash: addBlob(objects, content) });
    else {
      const name = path.slice(0, end);
      const folder = folders.get(name) ?? new Map<string, Uint8Array>();
      folders.set(name, folder.set(path.slice(end + 1), content));
    }
  }
  for (const [name, folder] of folders) entries.push({ mode: '40000', name, hash: addTree(objects, folder) });
  entries.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const content = entries.flatMap(({ mode, name, hash }) => [
    encoder.encode(`${mode} ${name}\0`),
    hexToBytes(hash),
  ]);
  return addObject(objects, 'tree', concatBytes(...content));
}

/** The name in a commit: one line without what ends it there. A commit without a name is invalid. */
function toAuthorName(name: string): string {
  const line = name
    .replaceAll(/[<>\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return line === '' ? 'A learner' : line;
}

/** How far a time zone’s clock is from UTC at a moment: +0530. */
function formatOffset(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) ?? '';
  return offset === '' ? '+0000' : offset.replace(':', '');
}

type CommitFacts = {
  tree: string;
  parent: string | undefined;
  author: Author;
  /** In milliseconds since 1970. */
  at: number;
  subject: string;
};

/** Adds a commit, and returns its hash. */
export function addCommit(objects: GitObjects, { tree, parent, author, at, subject }: CommitFacts): string {
  const by = `${toAuthorName(author.name)} <> ${Math.floor(at / 1000)} ${formatOffset(at, author.zone)}`;
  const lines = [
    `tree ${tree}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${by}`,
    `committer ${by}`,
    '',
    `${subject}\n`,
  ];
  return addObject(objects, 'commit', encoder.encode(lines.join('\n')));
}
