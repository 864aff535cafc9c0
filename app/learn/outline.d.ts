declare module 'virtual:outline' {
  /** Both courses with their lessons' titles, read by the build from the lessons' heads. */
  export const outline: readonly import('#contract/lesson-content.ts').OutlineCourse[];
}
