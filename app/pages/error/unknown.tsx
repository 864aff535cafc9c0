import { HiddenPageHead } from '#app/session/page-meta.tsx';
import { ErrorScreen, errorTitle } from '#app/shell/error-screen.tsx';

export const Meta = () => <HiddenPageHead title={errorTitle} />;

/** Any URL that is not a page of the site. */
export default function UnknownPage() {
  return <ErrorScreen />;
}
