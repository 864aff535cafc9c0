import type { ComponentType, ReactNode } from 'react';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { useLoadedValue } from '#app/ui/hooks/use-loaded-value.ts';

/**
 * A component whose module loads when it is first rendered. When that fails, it says so, and *Try again* loads it
 * again: what React's `lazy` could not load stays failed. `name` begins the message.
 */
export function loadPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { placeholder, className = '' }: { placeholder?: ReactNode; className?: string } = {},
): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    // In an object: React would call a function that it gets as a new state.
    const { value, hasFailed, retry } = useLoadedValue(name, name, async () => ({ Part: await load() }));
    if (value) return <value.Part {...props} />;
    if (!hasFailed) return placeholder;
    return (
      <div className={`${className} grid justify-items-start gap-4`}>
        <p role="alert">{name} could not load. Check your connection and try again.</p>
        <RetryButton onRetry={retry} />
      </div>
    );
  };
}
