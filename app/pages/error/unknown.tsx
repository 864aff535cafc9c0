import { ErrorScreen, errorTitle } from '#app/shell/error-screen.tsx';

export const meta = () => [{ title: errorTitle }, { name: 'robots', content: 'noindex' }];

/** Any URL that is not a page of the site. */
export default function UnknownPage() {
  return <ErrorScreen />;
}
