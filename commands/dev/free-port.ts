import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Finds a port of 127.0.0.1 that is free at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
  });
}
