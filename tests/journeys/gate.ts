/** Something that waits to be let through: a journey holds an answer back with it and opens it when it has seen enough. */
export type Gate = { opened: Promise<void>; open: () => void };

export function makeGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}
