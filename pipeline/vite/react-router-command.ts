import { projectRoot } from '../project-root.ts';

/** React Router's command line, which builds the pages or serves them while they are edited. */
export const reactRouterProgram = 'node_modules/@react-router/dev/bin.cjs';
export const viteConfigOptions = ['--config', 'pipeline/vite/vite.config.ts'];
/** Without it, React Router looks for `react-router.config.ts` and `app/` beside Vite's configuration. */
export const reactRouterEnvironment = { REACT_ROUTER_ROOT: projectRoot };
