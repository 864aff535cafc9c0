import {
  readyMessage,
  type ExplainerResponses,
  type ExplainerRequest,
} from '#app/learn/diagnostics/explainer-messages.ts';
import { explainPickedElement, explainSources } from '#app/learn/diagnostics/explain-sources.ts';

function createResponse(request: ExplainerRequest): ExplainerResponses[ExplainerRequest['type']] {
  return request.type === 'page'
    ? explainSources(request.sources)
    : explainPickedElement(request.sources, request.path);
}

self.postMessage(readyMessage);
self.addEventListener('message', ({ data }: MessageEvent<ExplainerRequest>) => {
  self.postMessage(createResponse(data));
});
