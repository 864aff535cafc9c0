import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { LessonGroupList } from '#app/learn/course/lesson-group-list.tsx';
import { listLessons } from '#app/learn/course/lesson-position.ts';
import { OfflineControl } from '#app/learn/offline/offline-control.tsx';
import { useDoneLessons } from '#app/learn/progress/use-done-lessons.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';

/** Up to this scroll position, in CSS pixels, the page counts as being at its top. */
const topInPixels = 4;

/** Whether the page is scrolled down; false at first. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > topInPixels);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled;
}

/** At these widths the panel covers the text, so opening a lesson closes the panel. */
const overlayMediaQuery = '(max-width: 1023px)';

/**
 * A course's sidebar: a panel fixed below the bar, its toggle beside it, collapsed at first. `opensWith` says
 * whether its titled groups are open at first.
 */
export function CoursePanel({
  course,
  opensWith,
  onToggle,
  open,
}: {
  course: OutlineCourse;
  opensWith: 'groups-open' | 'groups-closed';
  open: boolean;
  onToggle: (open: boolean) => void;
}) {
  const panelId = useId();
  const done = useDoneLessons();
  const { pathname } = useLocation();
  const lessons = listLessons(course);
  const [lastPath, setLastPath] = useState(pathname);
  if (lastPath !== pathname) {
    setLastPath(pathname);
    if (open && matchMedia(overlayMediaQuery).matches) onToggle(false);
  }
  useCloseOnEscape(open, onToggle);
  return (
    <>
      <PanelToggle
        panelId={panelId}
        listLabel={`the list of ${course.shortTitle} lessons`}
        {...{ open, onToggle }}
      />
      <nav id={panelId} className="course-panel" aria-label={`${course.shortTitle} lessons`} hidden={!open}>
        <div className="course-panel-head">
          <h2>{course.title}</h2>
          <span className="mono">
            {lessons.filter(({ id }) => done.has(id)).length} of {lessons.length}
          </span>
        </div>
        {course.groups.map((group) => (
          <LessonGroupList
            key={group.title ?? ''}
            group={group}
            done={done}
            isInitiallyOpen={opensWith === 'groups-open'}
          />
        ))}
        <OfflineControl />
      </nav>
    </>
  );
}

/** Closes the open panel when Escape is pressed in it or on its toggle. */
function useCloseOnEscape(open: boolean, onToggle: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      if (!target.closest('.course-panel, .course-toggle')) return;
      onToggle(false);
      document.querySelector<HTMLElement>('.course-toggle')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open, onToggle]);
}

type PanelToggleProps = {
  panelId: string;
  /** The name of the list, for the button's accessible name. */
  listLabel: string;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** The button beside the panel. On a phone that is scrolled it is in the line that names the part. */
function PanelToggle({ panelId, listLabel, open, onToggle }: PanelToggleProps) {
  const isScrolled = useIsScrolled();
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <button
      type="button"
      className={`course-toggle ${isScrolled ? 'is-scrolled' : ''}`}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={() => onToggle(!open)}
      aria-label={`${open ? 'Close' : 'Open'} ${listLabel}`}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
