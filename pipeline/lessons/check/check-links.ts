import { visit } from 'unist-util-visit';
import { pages } from '../../../app/routes.ts';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { ContentError } from '../../../contract/content/errors/content-error.ts';
import { collectParts, type LessonParts } from '../parts/lesson-parts.ts';
import { headingIds, lineOf, parseTree } from '../markdown-ast.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { suggest } from '../suggest.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

const lessonPaths = lessonIds.map(lessonPath);
/** What a lesson may link to beside lessons: every page that its learners may see. */
const pagePaths = pages.filter(({ access }) => !access.includes('admin')).map(({ path }) => path);

/** Links lead to a lesson, a page of the site, a heading that exists, or an https URL elsewhere. */
export function checkLinks(lesson: CheckedLesson, report: Report): void {
  visit(lesson.tree, 'link', (link) => {
    const message = findLinkError(lesson, link.url);
    if (message) report(lineOf(link), message);
  });
}

function findLinkError(lesson: CheckedLesson, url: string): string | undefined {
  const [path = '', anchor] = url.split('#');
  if (path === '') return findAnchorError('this lesson', listAnchors(lesson.parts), anchor ?? '');
  if (path.startsWith('/')) {
    const id = lessonIds.find((each) => lessonPath(each) === path);
    if (!id)
      return pagePaths.includes(path)
        ? undefined
        : `${path} is not a lesson and not a page${suggest(path, [...lessonPaths, ...pagePaths])}`;
    if (anchor === undefined) return undefined;
    const anchors = findAnchorsOf(id);
    return anchors && findAnchorError(path, anchors, anchor);
  }
  return /^https:\/\/[\w.-]+\.[a-z]{2,}(\/|$)/.test(path)
    ? undefined
    : `"${url}" is not a URL that a lesson may link to: use https://…, /learning/… or #heading`;
}

const anchorsOfLessons = new WeakMap<LessonFile, readonly string[]>();

/** Another lesson's anchors; undefined when it has its own mistakes, which its own check reports. */
function findAnchorsOf(id: string): readonly string[] | undefined {
  try {
    const lesson = readLesson(id);
    const anchors = anchorsOfLessons.get(lesson) ?? listAnchors(collectParts(lesson.file, parseTree(lesson)));
    anchorsOfLessons.set(lesson, anchors);
    return anchors;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function listAnchors({ headings }: LessonParts): readonly string[] {
  return [...headingIds(headings).values()];
}

function findAnchorError(place: string, anchors: readonly string[], anchor: string): string | undefined {
  return anchors.includes(anchor)
    ? undefined
    : `${place} has no heading #${anchor}${suggest(anchor, anchors)}; its headings are #${anchors.join(', #')}`;
}
