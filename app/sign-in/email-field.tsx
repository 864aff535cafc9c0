import type { ComponentProps } from 'react';
import { Field } from '#app/ui/controls/field.tsx';

/** A field for an email address. It is required, and no keyboard corrects what is typed. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'required'>) {
  return <Field {...props} type="email" inputMode="email" autoCapitalize="off" spellCheck={false} required />;
}
