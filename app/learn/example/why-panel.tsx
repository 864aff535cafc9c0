import { useId, useState, type RefObject } from 'react';
import { CascadeView } from '#app/learn/example/cascade-view.tsx';
import type { Explained, Explanation } from '#app/learn/example/explain-sources.ts';
import { FindingItem } from '#app/learn/example/finding-item.tsx';
import { applyChange } from '#app/learn/example/propose-change.ts';
import type { CodeLanguage, SourceFile } from '#contract/lesson-parts.ts';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { Button } from '#app/ui/button.tsx';

function countWords({ causes, followers }: Explanation): string {
  const main = `${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}`;
  if (followers.length === 0) return main;
  return `${main}, ${followers.length} ${followers.length === 1 ? 'fault that follows' : 'faults that follow'} from ${causes.length === 1 ? 'it' : 'the first'}`;
}

type WhyPanelProps = {
  explanation: Explanation | undefined;
  sources: readonly SourceFile[];
  frame: RefObject<ResultHandle | null>;
  picked: PickedElement | undefined;
  onChange: (language: CodeLanguage, code: string) => void;
};

/** *Why doesn’t this work?* for the code in the editor: causes first, then what follows from them; and the cascade of a pressed element. */
export function WhyPanel({ explanation, sources, frame, picked, onChange }: WhyPanelProps) {
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  const codeOf = (language: CodeLanguage | undefined) =>
    sources.find((file) => file.language === language)?.code;
  const item = (explained: Explained, isCause: boolean) => {
    const { finding, place } = explained;
    const code = codeOf(place?.language);
    return (
      <FindingItem
        key={`${finding.line} ${finding.kind} ${finding.message}`}
        explained={explained}
        isCause={isCause}
        code={code}
        onPoint={(selector) => frame.current?.point(selector)}
        onApply={(change) => {
          if (place && code !== undefined) onChange(place.language, applyChange(code, change));
        }}
      />
    );
  };
  const isQuiet = explanation !== undefined && explanation.causes.length === 0;
  return (
    <section className="why" aria-labelledby={id}>
      <div className="why-head">
        <h3 id={id}>Why doesn’t this work?</h3>
        <span className="why-count" role="status">
          {explanation &&
            (isQuiet ? 'Nothing found: all of it is taken and does something.' : countWords(explanation))}
        </span>
        <Button
          look="plain"
          size="small"
          aria-pressed={isPicking}
          onClick={() => {
            frame.current?.pick(!isPicking);
            setPicking(!isPicking);
          }}
        >
          Pick an element
        </Button>
      </div>
      {explanation && !isQuiet && (
        <div className="why-list" role="list">
          {explanation.causes.map((explained) => item(explained, true))}
          {explanation.followers.map((explained) => item(explained, false))}
        </div>
      )}
      {isPicking && picked === undefined && (
        <p className="cascade">Press anything in the result to see which rules won.</p>
      )}
      {picked !== undefined && <CascadeView picked={picked} sources={sources} />}
    </section>
  );
}
