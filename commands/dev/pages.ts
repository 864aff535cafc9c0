import { createServer } from 'vite';
import { viteConfigFile } from '../../pipeline/project-root.ts';

// The pages of `npm run dev`.
const { HOST: host = '127.0.0.1', PORT: port } = process.env;
const server = await createServer({
  configFile: viteConfigFile,
  logLevel: 'warn',
  server: { host, port: Number(port), strictPort: true },
});
await server.listen();
