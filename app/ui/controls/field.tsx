import { Check, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

type FieldProps = {
  label: string;
  name: string;
  /** What is wrong, what is right, or a plain hint; the first one that is set appears under the field. */
  error?: string | null;
  good?: string | null;
  hint?: ReactNode;
  /** More about the field, such as a checklist, described by it. */
  children?: ReactNode;
} & Omit<ComponentProps<'input'>, 'name' | 'children'>;

/** The line under a field, announced when it changes: what is wrong, what is right, or a hint. */
export function FieldNote({
  id,
  error,
  good,
  hint,
}: { id: string } & Pick<FieldProps, 'error' | 'good' | 'hint'>) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className="note wrong">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : good ? (
        <p className="note good">
          <Check aria-hidden="true" />
          {good}
        </p>
      ) : hint ? (
        <p className="note">{hint}</p>
      ) : null}
    </div>
  );
}

/** A labelled text field that says below itself what is wrong or right. Uncontrolled unless given `value`. */
export function Field({ label, name, error, good, hint, children, ...input }: FieldProps) {
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
        aria-describedby={children ? `${id}-note ${id}-more` : `${id}-note`}
      />
      <FieldNote id={`${id}-note`} error={error} good={good} hint={hint} />
      {children && (
        <div id={`${id}-more`} className="contents">
          {children}
        </div>
      )}
    </div>
  );
}

/** A password field with a switch that shows what was typed. */
export function PasswordField({ label, name, error, good, hint, children, ...input }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          className="input pr-12!"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={children ? `${id}-note ${id}-more` : `${id}-note`}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-foreground-soft hover:text-foreground"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          {/* Text rather than aria-label: the field's label must find the field alone. */}
          <span className="visually-hidden">
            {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </button>
      </div>
      <FieldNote id={`${id}-note`} error={error} good={good} hint={hint} />
      {children && (
        <div id={`${id}-more`} className="contents">
          {children}
        </div>
      )}
    </div>
  );
}
