import { SunMoon } from 'lucide-react';
import { switchTheme } from '#app/session/theme.ts';

/**
 * Switches between the themes Night and Paper. Both labels are in the page, and CSS shows the one for the
 * current theme.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className="icon-button" onClick={switchTheme}>
      <SunMoon aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="name-in-night">Switch to Paper theme</span>
      <span className="name-in-paper">Switch to Night theme</span>
    </button>
  );
}
