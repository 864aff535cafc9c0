import { visit } from 'unist-util-visit';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { collectParts } from '../lesson-parts.ts';
import { headingIds, parseTree } from '../lesson-tree.ts';
import { readLesson } from '../read-lesson.ts';
import type { CheckedLesson, Report } from './check-lesson.ts';

const sitePages = ['/courses', '/roadmaps', '/hackathons', '/clubs', '/'];

function anchorsOf(lesson: Pick<CheckedLesson, 'parts'>): string[] {
  return [...headingIds(lesson.parts.headings).values()];
}

/** Links lead to a lesson, a page of the site, a heading that is there, or a secure address elsewhere. */
export function checkLinks(lesson: CheckedLesson, report: Report): void {
  visit(lesson.tree, 'link', ({ url, position }) => {
    const fault = findLinkFault(lesson, url);
    if (fault) report(position?.start.line ?? 1, fault);
  });
}

function findLinkFault(lesson: CheckedLesson, url: string): string | undefined {
  const [path = '', anchor] = url.split('#');
  if (path === '')
    return anchorsOf(lesson).includes(anchor ?? '')
      ? undefined
      : `no heading has the anchor #${anchor}; there are #${anchorsOf(lesson).join(', #')}`;
  if (path.startsWith('/')) {
    const id = lessonIds.find((each) => lessonPath(each) === path);
    if (!id) return sitePages.includes(path) ? undefined : `${path} is no lesson and no page`;
    if (anchor === undefined) return undefined;
    const other = readLesson(id);
    const anchors = anchorsOf({ parts: collectParts(other.file, parseTree(other)) });
    return anchors.includes(anchor)
      ? undefined
      : `${path} has no heading #${anchor}; there are #${anchors.join(', #')}`;
  }
  return /^https:\/\/[\w.-]+\.[a-z]{2,}(\/|$)/.test(path)
    ? undefined
    : `"${url}" is no address: use https://…, /learning/… or #heading`;
}
