import { runChecks } from '../../app/learn/exercise/run/run-checks.ts';

declare global {
  interface Window {
    runChecks: typeof runChecks;
  }
}

window.runChecks = runChecks;
