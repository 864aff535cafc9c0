import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * A proxy to a TCP server on 127.0.0.1. While it is frozen, connections open and stay open, but no data goes through.
 */
export type TcpProxy = {
  port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** Listens on a free port and forwards every connection to `port`. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isFrozen) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
