import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';

/**
 * The props of the children that are elements of `component`, in order: how a part reads what the build wrote
 * inside it.
 */
export function propsOf<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Props>(child) && child.type === component ? [child.props] : [],
  );
}
