import { Info } from 'lucide-react';
import { passwordRules } from '#contract/accounts.ts';
import { usePasswordWeakness, type AboutPerson } from '#app/sign-in/password-weakness.ts';
import { Node } from '#app/ui/graph/node.tsx';

/**
 * The password's rules, each with a node that is full once the rule is met, and a warning when the password
 * is easy to guess.
 */
export function PasswordChecklist({ password, about }: { password: string; about: AboutPerson }) {
  const weakness = usePasswordWeakness(password, about);
  return (
    <>
      <ul className="checklist">
        {passwordRules.map((rule) => {
          const isMet = rule.test(password);
          return (
            <li key={rule.id} className={isMet ? 'met' : ''} data-met={isMet}>
              <Node state={isMet ? 'full' : 'open'} />
              <span>{rule.label}</span>
              <span className="visually-hidden">{isMet ? ' (met)' : ' (not met yet)'}</span>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">
        {weakness && (
          <p className="note">
            <Info aria-hidden="true" />
            {weakness}
          </p>
        )}
      </div>
    </>
  );
}
