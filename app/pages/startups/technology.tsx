import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import { startupTechnologyIcons } from '#content/startups.ts';

/** A technology's icon, in the colour of the words around it, and its name. */
export function Technology({ name }: { name: string }) {
  const icon = startupTechnologyIcons[name];
  return (
    <span className="inline-flex items-center gap-2">
      {icon !== undefined && <TechnologyIcon name={icon} size={16} />}
      {name}
    </span>
  );
}
