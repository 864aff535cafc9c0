import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { DocumentAssetsContext, type DocumentAssets } from '#app/document.tsx';
import { routes } from '#app/route-tree.ts';

/**
 * Renders the complete document of the page at a path. React must not split it: it would put a large part into a template
 * and insert it by script, so a page without script would stay incomplete.
 */
export async function renderPage(path: string, assets: DocumentAssets): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://site.test')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page.`);
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const { prelude } = await prerender(
    <DocumentAssetsContext value={assets}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </DocumentAssetsContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
