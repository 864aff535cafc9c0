import { chooseEndRadio } from '#app/ui/choose-end-radio.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

type FileTabsProps = {
  /** Names the group of radios: unique on the page. */
  id: string;
  title: string;
  languages: readonly CodeLanguage[];
  shown: number;
  onShow: (index: number) => void;
};

/**
 * Tabs for a sample's files. They are radio buttons, so that CSS alone can show the selected file before
 * hydration.
 */
export function FileTabs({ id, title, languages, shown, onShow }: FileTabsProps) {
  return (
    <div className="file-tabs" role="radiogroup" aria-label={`Files of ${title}`}>
      {languages.map((language, index) => (
        <label key={language} className="file-tab">
          <input
            type="radio"
            name={`file-${id}`}
            checked={index === shown}
            onChange={() => onShow(index)}
            onKeyDown={chooseEndRadio}
          />
          {language.toUpperCase()}
        </label>
      ))}
    </div>
  );
}
