/** What the home page tells a verified member about their own learning. */
export type MemberHome = {
  next: { label: string; title: string; detail: string; to: string };
  /** What they did last, the newest first. Only the code of an exercise has a hash. */
  commits: readonly { id: string; hash?: string | undefined; says: string; when: string }[];
  questions: { areDue: boolean; title: string; says: string };
};

/** For somebody who has not begun, and in the prerendered page. */
export const newMember: MemberHome = {
  next: {
    label: 'Start the first lesson',
    title: 'Your first lesson',
    detail: 'start here · HTML, lesson 1',
    to: '/learning/html',
  },
  commits: [],
  questions: {
    areDue: false,
    title: 'No questions due today',
    says: 'After a lesson, its questions come back here.',
  },
};
