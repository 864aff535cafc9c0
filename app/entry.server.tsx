import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders a complete page for the build. With streaming, React would put a large part of the page into a
 * template and insert it by script, so a page without script would stay incomplete.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html');
  // `npm run dev` prerenders no page for all unknown URLs. It renders one for each, marked as this mode.
  const isUnknownUrl = import.meta.env.DEV && context.isSpaMode;
  return new Response(stream, { status: isUnknownUrl ? 404 : status, headers });
}
