declare module '*.mdx?review' {
  /** The questions of a lesson file, of which `CurrentQuestionContext` selects one. */
  const Questions: import('react').ComponentType;
  export default Questions;
}
