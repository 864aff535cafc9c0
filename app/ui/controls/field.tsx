import { Check, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

type FieldProps = {
  label: string;
  name: string;
  /** An error, a success message or a hint; the first one that is set appears under the field. */
  error?: string | null;
  success?: string | null;
  hint?: ReactNode;
  /** More about the field, such as a checklist; it is part of the field's accessible description. */
  children?: ReactNode;
} & Omit<ComponentProps<'input'>, 'name' | 'children'>;

/** The message under a field, announced when it changes: an error, a success message or a hint. */
export function FieldNote({
  id,
  error,
  success,
  hint,
}: { id: string } & Pick<FieldProps, 'error' | 'success' | 'hint'>) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className="note wrong">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : success ? (
        <p className="note good">
          <Check aria-hidden="true" />
          {success}
        </p>
      ) : hint ? (
        <p className="note">{hint}</p>
      ) : null}
    </div>
  );
}

/** The ids of what is below a field. */
const describedBy = (id: string, children: ReactNode) => (children ? `${id}-note ${id}-more` : `${id}-note`);

function BelowField({
  id,
  children,
  ...note
}: { id: string } & Pick<FieldProps, 'error' | 'success' | 'hint' | 'children'>) {
  return (
    <>
      <FieldNote id={`${id}-note`} {...note} />
      {children && (
        <div id={`${id}-more`} className="contents">
          {children}
        </div>
      )}
    </>
  );
}

/** A labelled text field with a message below. It is uncontrolled unless `value` is given. */
export function Field({ label, name, error, success, hint, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, children)}
      />
      <BelowField id={id} error={error} success={success} hint={hint}>
        {children}
      </BelowField>
    </div>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, name, error, success, hint, children, ...input }: FieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className="input pr-12!"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, children)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-foreground-soft hover:text-foreground"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          {/* Text and not `aria-label`, so that the field's label matches only the field. */}
          <span className="visually-hidden">
            {isShown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </button>
      </div>
      <BelowField id={id} error={error} success={success} hint={hint}>
        {children}
      </BelowField>
    </div>
  );
}
