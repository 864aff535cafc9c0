import * as z from 'zod/mini';
import { byRule, idOf, path, progressSchema, slug, time } from './progress.ts';

/**
 * The code that a learner typed into exercises and samples. It is a part of the progress with a store of its own, in the
 * browser and on the server, because it can be large.
 */

/** The code of one version, as JSON. A version fits into one call of 64 KiB. */
export const draftMaxBytes = 32 * 1024;
/** All drafts of one account together. */
export const draftsMaxBytes = 2 * 1024 * 1024;
const maxVersions = 3;

/** `<lesson id>#<slug of the exercise or sample>`; a version of a comparison adds its number: `/2`. */
export const draftIdSchema = idOf(
  `${path}#${slug}(?:/[1-9])?`,
  'A draft’s id looks like html/lists#nested-list',
);

/** By language; empty when the learner started over. */
const codeSchema = z.strictObject({
  html: z.optional(z.string()),
  css: z.optional(z.string()),
  js: z.optional(z.string()),
});
export type DraftCode = z.output<typeof codeSchema>;

export function fitsDraft(code: DraftCode): boolean {
  return new TextEncoder().encode(JSON.stringify(code)).length <= draftMaxBytes;
}

/** One version in a browser's storage, where code over the limit is kept in its tab. */
export const draftVersionSchema = z.strictObject({
  savedAt: time,
  /** Made by the page for each sitting: what one sitting saves replaces only what it saved before. */
  origin: z.string().check(z.regex(/^[a-z0-9]{1,16}$/, 'An origin has 1 to 16 letters and digits')),
  code: codeSchema,
  /** All checks of the exercise pass with it. */
  passed: z.optional(z.literal(true)),
});
export type DraftVersion = z.output<typeof draftVersionSchema>;
/** The versions of one draft, the newest first. Only `mergeDrafts` makes one of several versions. */
export type Draft = DraftVersion[];

export const draftSchema = z
  .array(
    draftVersionSchema.check(
      z.refine(({ code }) => fitsDraft(code), `A draft may have at most ${draftMaxBytes / 1024} KB`),
    ),
  )
  .check(z.minLength(1), z.maxLength(maxVersions, `A draft has at most ${maxVersions} versions`));

export const draftsSchema = z.record(draftIdSchema, draftSchema, byRule);
export type Drafts = Record<string, Draft>;

/** Progress with the drafts, as it is sent, exported and written to a file; `drafts` is left out while there are none. */
export const progressWithDraftsSchema = z.extend(progressSchema, { drafts: z.optional(draftsSchema) });
/** The answer of the account. `draftsAt` is when the newest draft was stored; a device sends it as `draftsSince` the next time. */
export const accountProgressSchema = z.extend(progressWithDraftsSchema, { draftsAt: z.optional(time) });

/** A device has the drafts up to a moment already; 0, the default, stands for all. */
export const draftsQuery = z.object({
  draftsSince: z._default(
    z.pipe(
      z
        .string('draftsSince must be given once')
        .check(z.regex(/^[0-9]{1,15}$/, 'draftsSince must be the draftsAt of an earlier answer')),
      z.transform(Number),
    ),
    0,
  ),
});

export type ProgressWithDrafts = z.output<typeof progressWithDraftsSchema>;

export const isSameVersion = (a: DraftVersion, b: DraftVersion): boolean =>
  a.savedAt === b.savedAt && a.origin === b.origin && textOf(a) === textOf(b);

const textOf = ({ code }: DraftVersion) =>
  JSON.stringify([code.html ?? null, code.css ?? null, code.js ?? null]);
const sortKey = (version: DraftVersion) => `${version.origin} ${textOf(version)}`;

function compareVersions(a: DraftVersion, b: DraftVersion): number {
  return b.savedAt - a.savedAt || (sortKey(a) < sortKey(b) ? 1 : -1);
}

/**
 * Keeps the newest version, the newest of another sitting (so that it can be brought back), and the newest that passed.
 * The merge is commutative, associative and idempotent.
 */
export function mergeDrafts(a: Draft, b: Draft): Draft {
  const all: DraftVersion[] = [];
  for (const version of [...a, ...b]) {
    const index = all.findIndex((each) => isSameVersion(each, version));
    if (index < 0) all.push(version);
    else if (version.passed) all[index] = version;
  }
  all.sort(compareVersions);
  const [newest] = all;
  const kept = [
    newest,
    all.find(({ origin }) => origin !== newest?.origin),
    all.find(({ passed }) => passed),
  ];
  return all.filter((version) => kept.includes(version));
}

/** Times after `now` become `now`: a device whose clock runs ahead must not win over every later change. */
export function clampDraft(draft: Draft, now: number): Draft {
  return draft.map((version) => (version.savedAt > now ? { ...version, savedAt: now } : version));
}

/** Whether two drafts have the same versions. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.length === b.length &&
    a.every((version, index) => {
      const other = b[index];
      return other !== undefined && isSameVersion(version, other) && version.passed === other.passed;
    })
  );
}
