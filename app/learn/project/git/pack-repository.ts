import { sha1 } from '@noble/hashes/legacy.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { zipSync, zlibSync, type Zippable } from 'fflate';
import { addBlob } from '#app/learn/project/git/git-objects.ts';
import type { Repository } from '#app/learn/project/git/repository.ts';

const encoder = new TextEncoder();

/** Git for Windows would else see other line ends in the files than in the commits. */
const config = `[core]
\trepositoryformatversion = 0
\tfilemode = false
\tbare = false
\tautocrlf = false
`;

function toBytes(...numbers: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  numbers.forEach((number, index) => view.setUint32(4 * index, number));
  return new Uint8Array(view.buffer);
}

/**
 * The list of the files of the last commit, version 2 of https://git-scm.com/docs/index-format. It has no times of
 * files, so Git compares their contents once.
 */
function createIndex(files: Repository['files']): Uint8Array {
  const entries = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => {
      const name = encoder.encode(path);
      const entry = concatBytes(
        toBytes(0, 0, 0, 0, 0, 0, 0o100644, 0, 0, content.length),
        hexToBytes(addBlob(new Map(), content)),
        new Uint8Array([name.length >> 8, name.length & 255]),
        name,
      );
      return concatBytes(entry, new Uint8Array(8 - (entry.length % 8)));
    });
  const index = concatBytes(encoder.encode('DIRC'), toBytes(2, entries.length), ...entries);
  return concatBytes(index, sha1(index));
}

/** A repository with its files, zipped: a folder that Git takes as it is. */
export function packRepository(folder: string, { commits, objects, files }: Repository): Uint8Array {
  const inside: Record<string, Uint8Array> = {
    ...Object.fromEntries(files),
    '.git/HEAD': encoder.encode('ref: refs/heads/main\n'),
    '.git/config': encoder.encode(config),
    '.git/index': createIndex(files),
    '.git/refs/heads/main': encoder.encode(`${commits.at(-1)?.hash}\n`),
  };
  for (const [hash, object] of objects)
    inside[`.git/objects/${hash.slice(0, 2)}/${hash.slice(2)}`] = zlibSync(object);
  const entries: Zippable = Object.fromEntries(
    Object.entries(inside).map(([path, content]) => [`${folder}/${path}`, content]),
  );
  return zipSync(entries);
}
