import { Presets, SingleBar } from 'cli-progress';

export type Progress = { report(done: number): void; end(): void };

/** A bar on a terminal; elsewhere, in a log file say, one line every 10 %. */
export function showProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? showBar(total, stream) : writeLines(total, stream);
}

function showBar(total: number, stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { stream, format: '{bar} {percentage}% | {value} of {total} accounts | {eta_formatted} left' },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { report: (done) => bar.update(done), end: () => bar.stop() };
}

function writeLines(total: number, stream: Pick<NodeJS.WriteStream, 'write'>): Progress {
  let told = 0;
  return {
    report: (done) => {
      const tenths = Math.floor((done / total) * 10);
      if (tenths > told) stream.write(`${tenths * 10}% (${done} of ${total} accounts)\n`);
      told = tenths;
    },
    end: () => undefined,
  };
}
