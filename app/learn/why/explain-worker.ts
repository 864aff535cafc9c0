import { ready, type Answers, type Question } from '#app/learn/why/explainer-messages.ts';
import { explainPicked, explainSources } from '#app/learn/why/explain-sources.ts';

function answer(question: Question): Answers[Question['type']] {
  return question.type === 'page'
    ? explainSources(question.sources)
    : explainPicked(question.sources, question.path);
}

self.postMessage(ready);
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
