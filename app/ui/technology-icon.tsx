type TechnologyIconProps = {
  /**
   * The icon's Simple Icons name; pipeline/pictures/technology-icons.ts draws each that the content names.
   */
  name: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/**
 * A technology's icon in the colour of the text around it. It is decoration: the technology's name is beside
 * it.
 */
export function TechnologyIcon({ name, size }: TechnologyIconProps) {
  return (
    <svg className="technology-icon" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`/generated/technology-marks.svg#${name}`} />
    </svg>
  );
}
