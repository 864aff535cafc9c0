import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatListenFailure } from '../kernel/format-listen-failure.ts';
import type { PrometheusMeter } from './prometheus-meter.ts';

export type MetricsServer = { port: number; close(): Promise<void> };

/** Serves only `/metrics`, on a separate port: people who can reach the site must not see its metrics. */
export async function startMetricsServer(
  { read, contentType }: PrometheusMeter,
  { host, port }: { host: string; port: number },
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const end = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(text);
    const plain = 'text/plain; charset=utf-8';
    if (request.url?.split('?', 1)[0] !== '/metrics') return end(404, plain, 'Only /metrics is here.\n');
    if (request.method !== 'GET') return end(405, plain, 'Only GET is possible.\n');
    return read().then(
      (text) => end(200, contentType, text),
      (error: unknown) => {
        onError(error);
        end(500, plain, 'The metrics could not be read.\n');
      },
    );
  });
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(`METRICS_PORT ${port} of HOST ${host} can't be listened on: ${formatListenFailure(error)}`),
      ),
    );
    server.listen(port, host, resolve);
  });
}
