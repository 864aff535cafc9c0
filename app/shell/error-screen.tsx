import { Page, PageHead } from '#app/ui/page.tsx';

/** The one error screen: for anything thrown (`error` given) and for any unknown address. */
export function ErrorScreen({ error }: { error?: unknown }) {
  return (
    <Page>
      <PageHead title="Unexpected Application Error!" lead={error ? 'Something on this page broke.' : 'There is no page at this address.'} />
    </Page>
  );
}
