import { visit } from 'unist-util-visit';
import { pages } from '../../../app/routes.ts';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { ContentError, suggestNearest } from '../../../contract/content/errors/content-error.ts';
import { collectParts, type LessonParts } from '../parts/lesson-parts.ts';
import { createHeadingIds, lineOf, parseMarkdown } from '../markdown-ast.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

const lessonPaths = lessonIds.map(lessonPath);
/** The pages that a lesson may link to, besides lessons: every page that its learners may see. */
const pagePaths = pages.filter(({ access }) => !access.includes('admin')).map(({ path }) => path);

/**
 * Every link leads to an existing lesson, page or heading of the site, or to an https URL of another site.
 */
export function checkLinks(lesson: ParsedLesson, report: Report): void {
  visit(lesson.tree, 'link', (link) => {
    const message = findLinkError(lesson, link.url);
    if (message) report(lineOf(link), message);
  });
}

function findLinkError(lesson: ParsedLesson, url: string): string | undefined {
  const [path = '', anchor] = url.split('#');
  if (path === '') return findAnchorError('this lesson', listAnchors(lesson.parts), anchor ?? '');
  if (path.startsWith('/')) {
    const id = lessonIds.find((each) => lessonPath(each) === path);
    if (!id)
      return pagePaths.includes(path)
        ? undefined
        : `${path} is not a lesson and not a page${suggestNearest(path, [...lessonPaths, ...pagePaths])}`;
    if (anchor === undefined) return undefined;
    const anchors = findLessonAnchors(id);
    return anchors && findAnchorError(path, anchors, anchor);
  }
  return /^https:\/\/[\w.-]+\.[a-z]{2,}(\/|$)/.test(path)
    ? undefined
    : `"${url}" is not a URL that a lesson may link to: use https://…, /learning/… or #heading`;
}

const anchorCache = new WeakMap<LessonFile, readonly string[]>();

/**
 * The anchors of another lesson. Undefined when that lesson cannot be parsed, which its own check reports.
 */
function findLessonAnchors(id: string): readonly string[] | undefined {
  try {
    const lesson = readLesson(id);
    const anchors = anchorCache.get(lesson) ?? listAnchors(collectParts(lesson.file, parseMarkdown(lesson)));
    anchorCache.set(lesson, anchors);
    return anchors;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function listAnchors({ headings }: LessonParts): readonly string[] {
  return [...createHeadingIds(headings).values()];
}

function findAnchorError(place: string, anchors: readonly string[], anchor: string): string | undefined {
  return anchors.includes(anchor)
    ? undefined
    : `${place} has no heading #${anchor}${suggestNearest(anchor, anchors)}; its headings are #${anchors.join(', #')}`;
}
