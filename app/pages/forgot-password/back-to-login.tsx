import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#app/ui/controls/button.tsx';

export function BackToLogin() {
  return (
    <ButtonLink to="/login" variant="plain" icon={<ArrowLeft aria-hidden="true" size={16} />}>
      Back to Login
    </ButtonLink>
  );
}
