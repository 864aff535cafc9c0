import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';

const lookedAtSamples = 3;

/** Puts axe into the page; it stays there until the page is loaded anew. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds on the page without its results, which are proved by themselves; one line a rule. Of colours alone when asked for them. */
export async function listPageViolations(page: Page, what: 'everything' | 'colours'): Promise<string[]> {
  const only = what === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
  // Code is drawn alike everywhere, in many small pieces that take longest to look at: the first samples stand for all.
  const { violations } = await page.evaluate(
    ([rules, samples]) =>
      window.axe.run(
        { include: document, exclude: [...document.querySelectorAll('pre.code')].slice(samples) },
        { ...rules, resultTypes: ['violations'], iframes: false },
      ),
    [only, lookedAtSamples] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** What the order and the head say of a lesson's page. */
export function expectedPage(id: string): {
  path: string;
  title: string;
  isWritten: boolean;
  previous: string | undefined;
  next: string | undefined;
} {
  const { head } = readLesson(id);
  const course = lessonIds.filter((other) => other.split('/')[0] === id.split('/')[0]);
  const place = course.indexOf(id);
  const pathOf = (other: string | undefined) => (other === undefined ? undefined : lessonPath(other));
  return {
    path: lessonPath(id),
    title: head.title,
    isWritten: !head.unwritten,
    previous: pathOf(course[place - 1]),
    next: pathOf(course[place + 1]),
  };
}
