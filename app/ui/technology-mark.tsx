type TechnologyMarkProps = {
  /** The mark's Simple Icons name; pipeline/pictures/technology-marks.ts draws each that the content names. */
  name: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** A technology's mark in the colour of the text around it. Decoration: the technology's name is beside it. */
export function TechnologyMark({ name, size }: TechnologyMarkProps) {
  return (
    <svg className="technology-mark" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`/generated/technology-marks.svg#${name}`} />
    </svg>
  );
}
