import { frameScript as runtime } from 'virtual:loop-script';
import { closeWebRtc } from '#app/learn/playground/loops/close-web-rtc.ts';
import { listScriptEscapes } from '#app/learn/playground/document/document-pieces.ts';
import { guardMarkup, type GuardedText } from '#app/learn/playground/loops/guard-markup.ts';
import { countLine, findLoopGuards, insertTexts } from '#app/learn/playground/loops/guard-script.ts';
import {
  nameComment,
  type InsertedText,
  type NamedScript,
  type ScriptPlace,
} from '#app/learn/playground/loops/script-places.ts';
import type { DocumentOptions } from '#app/learn/playground/document/assemble-document.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { addedScriptSources } from 'virtual:added-scripts';

/** As a source of a policy. `crypto.subtle` is missing where the site is served without TLS. */
function hashSource(text: string): string {
  const digest = sha256(new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/**
 * The element whose policy lets only these scripts and handlers run, and what the page adds later, in the document and in
 * those inside it.
 */
function scriptPolicy(scripts: readonly string[]): string {
  const sources = [...addedScriptSources, ...new Set(scripts.map(hashSource))].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-hashes' ${sources}">`;
}

/** The column (from 0) of an offset in its line. */
const columnAt = (code: string, offset: number) => offset - (code.slice(0, offset).lastIndexOf('\n') + 1);

/** A text by which a script is longer in the document than in its file, or shorter, at an offset. */
type LengthChange = { at: number; length: number };

/** Where character references of the file are one character of the script. */
function listReferences({ code, toFile }: GuardedText): LengthChange[] {
  const changes: LengthChange[] = [];
  if (toFile(code.length) - toFile(0) === code.length) return changes;
  for (let at = 1; at <= code.length; at += 1) {
    const length = 1 - (toFile(at) - toFile(at - 1));
    if (length !== 0) changes.push({ at, length });
  }
  return changes;
}

function formatScript(
  script: GuardedText,
  placeAt: (offset: number) => ScriptPlace,
  linesBefore: number,
  escapes: readonly LengthChange[] = [],
): NamedScript {
  const { code, guards, toFile } = script;
  const guarding = guards.insertions.map(({ at, text }) => ({ at, length: text.length }));
  const changes = [...guarding, ...escapes, ...listReferences(script)].toSorted(
    (one, other) => one.at - other.at,
  );
  const inserted: InsertedText[] = changes.map(({ at, length }) => ({
    line: countLine(code, at),
    column: columnAt(code, at),
    length,
  }));
  const { errorAt } = guards;
  return {
    place: placeAt(toFile(0)),
    inserted,
    linesBefore,
    ...(errorAt !== undefined && { syntaxError: placeAt(toFile(errorAt)) }),
  };
}

const makeFirstScript = (named: readonly NamedScript[], isInside = false) =>
  `${runtime}\nfirstCommitScripts(${JSON.stringify(named)},${isInside});`;

/** Files whose scripts are guarded, and what their document needs for it. */
export type GuardedCode = { files: readonly SourceFile[] } & Required<
  Pick<DocumentOptions, 'firstScript' | 'makePolicy'>
>;

/**
 * Makes every loop of the files ask `firstCommitLoop` (frame/loop-script.ts) at each round whether it may go on: an
 * endless loop would freeze the page around the frame in Firefox and Safari, where both share a process. And makes every
 * script begin by closing WebRTC; a policy refuses all others, so that none runs with it in a frame inside. `handlers`
 * are those that checks add. Every script gets a name, by which frame/report-console.ts knows its place.
 */
export function guardCode(files: readonly SourceFile[], handlers: readonly string[] = []): GuardedCode {
  const scripts = [...handlers];
  const allow = (script: string) => {
    scripts.push(script);
    return script;
  };
  const named: NamedScript[] = [];
  const guarded = files.map((file) => {
    if (file.language === 'css') return file;
    const { language, setupLines = 0 } = file;
    const toCall = (line: number) => `firstCommitLoop('${language}',${line - setupLines})`;
    // As the parser of HTML reads them: what a policy allows is compared byte by byte.
    const code = file.code.replaceAll(/\r\n?/g, '\n');
    const placeAt = (offset: number): ScriptPlace => ({
      file: language,
      line: countLine(code, offset) - setupLines,
      column: columnAt(code, offset) + 1,
    });
    const makeHead = (script: GuardedText) => {
      named.push(
        language === 'js'
          ? // Its element begins with a line of the site's, and its tags are escaped (../document/document-pieces.ts).
            formatScript(script, placeAt, 2, listScriptEscapes(code))
          : formatScript(script, placeAt, 1),
      );
      return `${script.isHandler ? '' : 'firstCommitScript(new Error);'}${nameComment(named.length - 1)}`;
    };
    const makeRuntime = () => `${makeFirstScript(named, true)}firstCommitReportErrors();`;
    if (language === 'html')
      return { ...file, code: guardMarkup(code, { toCall, allow, makeRuntime, makeHead }) };
    const guards = findLoopGuards(code, toCall);
    const head = makeHead({ code, guards, toFile: (offset) => offset, isHandler: false });
    return { ...file, code: closeWebRtc(insertTexts(code, guards.insertions), head) };
  });
  return {
    files: guarded,
    firstScript: makeFirstScript(named),
    makePolicy: (ownScripts) => scriptPolicy([...ownScripts, ...scripts]),
  };
}
