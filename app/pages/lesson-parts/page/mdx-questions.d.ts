declare module '*.mdx?review' {
  /** The questions of a file of lesson text, of which `AskedContext` chooses one. */
  const Questions: import('react').ComponentType;
  export default Questions;
}
