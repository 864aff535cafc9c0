import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type {
  CompiledPiece,
  CompiledProject,
  PieceExercise,
  ProjectCourse,
} from '../../../contract/lessons/lesson-project.ts';
import { projectPath } from '../../../content/lessons/order.ts';
import { createFolderName } from '../../../app/learn/project/download-folder.ts';
import { compileProjects } from '../../../pipeline/lessons/project/course-version.ts';
import { expect, waitForHydration, type Site } from '../../site.ts';
import { storeProgress } from '../store-progress.ts';

const projects = compileProjects();
function projectOf(course: ProjectCourse): CompiledProject {
  const project = projects.find((each) => each.course === course);
  if (!project) throw new Error(`The course "${course}" has no project.`);
  return project;
}

/** The projects of both courses. */
export const [htmlProject, cssProject] = [projectOf('html'), projectOf('css')];

/** The pages of the projects. */
export const [htmlPath, cssPath] = [projectPath('html'), projectPath('css')];

/** The exercise that adds a piece of the project, with the piece's title. */
export function exerciseOf(project: CompiledProject, index: number): PieceExercise & { title: string } {
  const piece: CompiledPiece | undefined = project.pieces[index];
  if (!piece?.exercise) throw new Error(`Piece ${index} of ${project.course} has no exercise.`);
  return { ...piece.exercise, title: piece.title };
}

/** The document in the project's frame. */
export const frameOf = (page: Page) => page.frameLocator('.project-frame iframe');

/** Says which version the frame shows. */
export const version = (page: Page) => page.locator('.project-version [role="status"]').first();

/** The row of a piece in the list. */
export const rowOf = (page: Page, title: string) =>
  page.locator('.commit').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** An exercise in its lesson. */
export const exercisePart = (page: Page, { id }: PieceExercise) => page.locator(`[data-exercise="${id}"]`);

/** Opens a page as a new verified member. */
export async function arrive(page: Page, site: Site, path: string): Promise<void> {
  await site.signInPage(page, await site.createPerson({ verified: true }));
  await page.goto(site.url + path);
  await waitForHydration(page);
}

/** A learner's pieces by the id of their exercise, as the browser stores them. */
type OwnPieces = Record<string, { addedAt: number; savedAt: number; code: { html?: string; css?: string } }>;

/** Leaves these pieces in the browser, as their exercises do, and opens the page. */
export async function keepPieces(page: Page, pieces: OwnPieces, path: string): Promise<void> {
  await storeProgress(page, { pieces });
  await page.goto(path);
  await waitForHydration(page);
}

/** Two pieces of the CSS course over the learner's own home page. */
export function ownPieces(): OwnPieces {
  const at = (day: number) => ({ addedAt: Date.UTC(2026, 9, day), savedAt: Date.UTC(2026, 9, day, 12) });
  const [home, colours, header] = [
    exerciseOf(htmlProject, 0),
    exerciseOf(cssProject, 1),
    exerciseOf(cssProject, 2),
  ];
  return {
    [home.id]: { ...at(3), code: { html: home.code.replace('Three nights', 'Four nights') } },
    [colours.id]: { ...at(14), code: { css: colours.code.replaceAll('#fff2df', '#e0ffe0') } },
    [header.id]: { ...at(16), code: { css: header.code } },
  };
}

/** Passes the exercise with its first solution, and with a line of the learner's own where there is one. */
export async function solve(page: Page, part: Locator, ownLine?: string): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.getByRole('button', { name: 'Solution', exact: true }).click();
  await part.getByRole('button', { name: 'Show it anyway' }).click();
  // By keyboard: right after a long scroll, Chromium sends a click to the frame that was at this place before.
  await part.getByRole('button', { name: 'Try it in the editor' }).first().press('Enter');
  if (ownLine !== undefined) {
    await part.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(ownLine);
  }
  await part.getByRole('button', { name: 'Run checks' }).click();
  await expect(part.getByRole('status').filter({ hasText: 'All checks pass.' })).toBeVisible();
}

/** Downloads the project as a folder. Returns the text of each file by its path in the folder. */
export async function unpack(page: Page): Promise<Map<string, string>> {
  const button = page.getByRole('button', { name: 'Download as a folder' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const folder = createFolderName(htmlProject.title);
  expect(file.suggestedFilename()).toBe(`${folder}.zip`);
  return new Map(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, content]) => [name.replace(`${folder}/`, ''), strFromU8(content)]),
  );
}
