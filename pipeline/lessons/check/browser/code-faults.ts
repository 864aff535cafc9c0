import type { Page } from '@playwright/test';
import { listHtmlFaults } from '../check-html.ts';
import { findScriptFault } from '../script-fault.ts';
import type { CodePart } from '../../lesson-parts.ts';
import { findCssFaults, findStyleFaults } from './css-faults.ts';

/** A fault of code in a lesson, with its line in the lesson's file. */
export type PlacedFault = { line: number; message: string };

/** What no browser takes as it is written: dropped CSS, a script that can't be read. */
export async function findCodeFaults(page: Page, { language, code, line }: CodePart): Promise<PlacedFault[]> {
  const script = language === 'js' ? findScriptFault(code) : undefined;
  const faults =
    language === 'css'
      ? await findCssFaults(page, code)
      : language === 'html'
        ? await findStyleFaults(page, code)
        : script
          ? [script]
          : [];
  return faults.map((fault) => ({ line: line + fault.line, message: fault.message }));
}

/** As `findCodeFaults`, and what the conformance checker says of HTML. */
export async function findAllFaults(page: Page, part: CodePart): Promise<PlacedFault[]> {
  const html = part.language === 'html' ? await listHtmlFaults(part.code) : [];
  return [
    ...(await findCodeFaults(page, part)),
    ...html.map(({ line, message }) => ({ line: part.line + line, message })),
  ];
}
