import { Children, isValidElement, type ComponentType, type ReactNode } from 'react';

/**
 * The props of the children that are elements of `component`, in order. A part uses it to read what the build
 * compiled inside it.
 */
export function collectProps<Props>(children: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Props>(child) && child.type === component ? [child.props] : [],
  );
}
