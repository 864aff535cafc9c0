import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the site that can be cut: browsers reach it at `url`, and while it is lost they reach nothing. */
export type Connection = { url: string; lose(): void; restore(): void; close(): void };

export async function openConnection(siteUrl: string): Promise<Connection> {
  const port = Number(new URL(siteUrl).port);
  const sockets = new Set<Socket>();
  let isLost = false;
  const server = createServer((client) => {
    if (isLost) return void client.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lose = () => {
    isLost = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose,
    restore: () => {
      isLost = false;
    },
    close: () => {
      lose();
      server.close();
    },
  };
}
