import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on 127.0.0.1 that can fall silent: connections stay open, or open, and nothing goes through. */
export type Relay = {
  port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** Passes every connection to a port of its own on to `port`. */
export async function startRelay(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (frozen) from.pause();
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
