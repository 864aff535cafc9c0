import { useEffect, useId, useState } from 'react';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { ListedElement } from '#explain/explain-element.ts';
import { explainerClient } from '#app/learn/diagnostics/explainer-client.ts';
import { tooLarge } from '#app/learn/diagnostics/explainer-messages.ts';

const noChoice = '';

/** The name of an element as in a selector, such as `a.button`. */
export function formatElement({ name, classes }: Pick<ListedElement, 'name' | 'classes'>): string {
  return [name, ...classes].join('.');
}

/** Indented by depth, as the code is. The spaces can't be broken, or a list would drop them. */
function formatOption(element: ListedElement): string {
  const indent = '\u00a0\u00a0'.repeat(element.path.length - 1);
  return `${indent}${formatElement(element)}${element.text === '' ? '' : ` “${element.text}”`}`;
}

type ElementChoiceProps = {
  sources: readonly SourceFile[];
  onChoose: (element: ListedElement) => void;
};

/** The elements of the page as a list: the way to pick one by keyboard or with a screen reader. */
export function ElementChoice({ sources, onChoose }: ElementChoiceProps) {
  const id = useId();
  const [elements, setElements] = useState<ListedElement[]>([]);
  const [chosen, setChosen] = useState(noChoice);
  const debouncedSources = useDebouncedSources(sources);
  useEffect(() => {
    let isStale = false;
    explainerClient.request({ type: 'elements', sources: debouncedSources }).then(
      (listed) => {
        if (isStale) return;
        setElements(listed === tooLarge ? [] : listed);
        // After a change of the code the same place may be another element.
        setChosen(noChoice);
      },
      (error: unknown) => console.warn('The elements could not be listed.', error),
    );
    return () => {
      isStale = true;
    };
  }, [debouncedSources]);
  return (
    <p className="element-choice">
      <label htmlFor={id}>Press anything in the result to see which rules won, or choose it:</label>
      <select
        id={id}
        className="input"
        value={chosen}
        onChange={({ currentTarget }) => {
          const element = elements.find(({ path }) => path.join() === currentTarget.value);
          if (!element) return;
          setChosen(currentTarget.value);
          onChoose(element);
        }}
      >
        <option value={noChoice}>No element</option>
        {elements.map((element) => (
          <option key={element.path.join()} value={element.path.join()}>
            {formatOption(element)}
          </option>
        ))}
      </select>
    </p>
  );
}
