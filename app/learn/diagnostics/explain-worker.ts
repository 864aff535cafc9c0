import {
  readyMessage,
  type ExplainerResponses,
  type ExplainerRequest,
} from '#app/learn/diagnostics/explainer-messages.ts';
import { explainPicked, explainSources } from '#app/learn/diagnostics/explain-sources.ts';

function answer(question: ExplainerRequest): ExplainerResponses[ExplainerRequest['type']] {
  return question.type === 'page'
    ? explainSources(question.sources)
    : explainPicked(question.sources, question.path);
}

self.postMessage(readyMessage);
self.addEventListener('message', ({ data }: MessageEvent<ExplainerRequest>) => {
  self.postMessage(answer(data));
});
