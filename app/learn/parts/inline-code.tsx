import { classOfInlineCode } from '#contract/lessons/inline-code.ts';

/** Words in which back ticks enclose code: *Take out `display: flex`*. */
export function InlineCode({ children }: { children: string }) {
  return children.split('`').map((text, index) =>
    index % 2 === 1 ? (
      <code key={index} className={classOfInlineCode(text)}>
        {text}
      </code>
    ) : (
      text
    ),
  );
}
