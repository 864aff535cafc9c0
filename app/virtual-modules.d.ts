declare module 'virtual:outline' {
  /** Both courses with their lessons' titles, read by the build from the lessons' heads. */
  export const outline: readonly import('#contract/lessons/lesson-content.ts').OutlineCourse[];
}

declare module 'virtual:practice' {
  /** What can be done in each lesson, by its id. */
  export const practice: Readonly<Record<string, import('#contract/lessons/lesson-parts.ts').LessonPractice>>;
}

declare module 'virtual:glossary' {
  /** Every term that a lesson defines, in alphabetical order. */
  export const glossary: readonly import('#contract/lessons/lesson-part-data.ts').GlossaryTerm[];
}

declare module 'virtual:projects' {
  /** The projects of both courses, HTML first, with the course's version of each piece. */
  export const projects: readonly import('#contract/lessons/lesson-project.ts').CompiledProject[];
  /** The size of each picture that code may show, by its path below `/lesson-files/`. */
  export const pictureBytes: Readonly<Record<string, number>>;
}

declare module 'virtual:recall' {
  /** The lessons that have questions to recall with, and the names of these. */
  export const recall: readonly import('#app/learn/progress/due-questions.ts').RecallLesson[];
}

declare module 'virtual:review' {
  /** By lesson, what fetches its questions to recall with, as one component. */
  export const load: Readonly<Record<string, () => Promise<{ default: import('react').ComponentType }>>>;
}

declare module 'virtual:lesson-count' {
  /** How many lessons are written, of all that the courses list. */
  export const writtenLessonCount: number;
}

declare module 'virtual:frame-script' {
  /** `learn/playground/frame/result-script.ts`, bundled by the build into one script. */
  export const frameScript: string;
}

declare module 'virtual:loop-script' {
  /** `learn/playground/frame/loop-script.ts`, bundled by the build into one script. */
  export const frameScript: string;
}

declare module 'virtual:measure-script' {
  /** `learn/playground/frame/measure/measure-script.ts`, bundled by the build into one script. */
  export const frameScript: string;
}

declare module 'virtual:motion-script' {
  /** `learn/playground/frame/motion/motion-script.ts`, bundled by the build into one script. */
  export const frameScript: string;
}

declare module 'virtual:added-scripts' {
  /** The scripts that a page adds to results while they are shown, as sources of a policy. */
  export const addedScriptSources: readonly string[];
}

declare module 'virtual:gallery-preview' {
  /** A blurred version of the gallery's first picture as a `data:` URL; none when the gallery is empty. */
  export const firstPicturePreview: string | undefined;
}

declare module '*.mdx?review' {
  /** The questions of a lesson file, of which `CurrentQuestionContext` selects one. */
  const Questions: import('react').ComponentType;
  export default Questions;
}
