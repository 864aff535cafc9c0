import '#app/language-stand-ins.ts';
import {
  readyMessage,
  type ExplainerResponses,
  type ExplainerRequest,
} from '#app/learn/diagnostics/explainer-messages.ts';
import {
  explainPickedElement,
  explainSources,
  listPickableElements,
} from '#app/learn/diagnostics/explain-sources.ts';

function createResponse(request: ExplainerRequest): ExplainerResponses[ExplainerRequest['type']] {
  switch (request.type) {
    case 'page':
      return explainSources(request.sources);
    case 'elements':
      return listPickableElements(request.sources);
    case 'element':
      return explainPickedElement(request.sources, request.path);
  }
}

self.postMessage(readyMessage);
self.addEventListener('message', ({ data }: MessageEvent<ExplainerRequest>) => {
  self.postMessage(createResponse(data));
});
