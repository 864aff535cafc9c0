/** A course as a line with one node for each lesson, none of them walked yet. Decoration: the count stands below in words. */
export function LessonLine({ count }: { count: number }) {
  return (
    <svg className={`lesson-line ${count > 20 ? 'dense' : ''}`} aria-hidden="true">
      <line x1="0" y1="5" x2="100%" y2="5" stroke="var(--graph)" strokeWidth="2" />
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={`${(index / (count - 1)) * 100}%`} cy="5" r="3.25" />
      ))}
    </svg>
  );
}
