import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { RemoteRun, RemoteRunOutcome } from './remote-check-runner.ts';
import './check-runner-page.ts';

/*
 * The page of the remote check runner: it asks for the next run, runs it and sends back what came of it, until it is
 * closed.
 */

const parallelRuns = 4;
const pauseMs = 100;
const timeoutMs = 30_000;

const status = document.createElement('p');
document.body.append(status);
let runCount = 0;

async function run({ files, checks }: RemoteRun): Promise<RemoteRunOutcome> {
  try {
    return { results: await window.runChecks(files, checks, timeoutMs) } satisfies { results: CheckResult[] };
  } catch (error) {
    return { error: String(error) };
  }
}

async function runAll(pageId: number): Promise<void> {
  for (;;) {
    const response = await fetch(`/pages/${pageId}/next-run`);
    if (response.status === 410) {
      status.textContent = 'A page that was opened later runs the checks. You can close this one.';
      return;
    }
    if (response.status === 204) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      continue;
    }
    const next = (await response.json()) as RemoteRun;
    await fetch(`/runs/${next.id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await run(next)),
    });
    runCount += 1;
    status.textContent = `${runCount} checked. Leave this page in front until the command ends.`;
  }
}

async function start(): Promise<void> {
  const response = await fetch('/pages', { method: 'POST' });
  const { id } = (await response.json()) as { id: number };
  await Promise.all(Array.from({ length: parallelRuns }, () => runAll(id)));
}

start().catch((error: unknown) => {
  status.textContent = `The command has ended, or can’t be reached (${String(error)}).`;
});
