type TechnologyIconProps = {
  /**
   * The icon's Simple Icons name; pipeline/pictures/technology-icons.ts draws each that the content names.
   */
  name: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/**
 * The prerendered page has the address where app/boot/start.ts finds it after the first paint: the file with all
 * icons is larger than most pages.
 */
const addressAttribute = import.meta.env.SSR ? 'data-later' : 'href';

/**
 * A technology's icon in the colour of the text around it. It is decoration: the technology's name is beside
 * it.
 */
export function TechnologyIcon({ name, size }: TechnologyIconProps) {
  return (
    <svg className="technology-icon" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use {...{ [addressAttribute]: `/generated/technology-marks.svg#${name}` }} />
    </svg>
  );
}
