import { Presets, SingleBar } from 'cli-progress';

export type Progress = { report(done: number): void; end(): void };

/** A bar on a terminal; elsewhere, in a log file say, one line every 10 %. */
export function showProgress(
  total: number,
  things: string,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  return stream.isTTY ? showBar(total, things, stream) : writeLines(total, things, stream);
}

function showBar(total: number, things: string, stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { stream, format: `{bar} {percentage}% | {value} of {total} ${things} | {eta_formatted} left` },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { report: (done) => bar.update(done), end: () => bar.stop() };
}

function writeLines(total: number, things: string, stream: Pick<NodeJS.WriteStream, 'write'>): Progress {
  let told = 0;
  return {
    report: (done) => {
      const tenths = Math.floor((done / total) * 10);
      if (tenths > told) stream.write(`${tenths * 10}% (${done} of ${total} ${things})\n`);
      told = tenths;
    },
    end: () => undefined,
  };
}
