import { Presets, SingleBar } from 'cli-progress';

export type Progress = { report(done: number): void; end(): void };

/** Shows a progress bar on a terminal. Otherwise, as in a log file, it prints a line every 10 %. */
export function startProgress(
  total: number,
  unit: string,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  return stream.isTTY ? createBarProgress(total, unit, stream) : createLineProgress(total, unit, stream);
}

function createBarProgress(total: number, unit: string, stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar(
    { stream, format: `{bar} {percentage}% | {value} of {total} ${unit} | {eta_formatted} left` },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { report: (done) => bar.update(done), end: () => bar.stop() };
}

function createLineProgress(
  total: number,
  unit: string,
  stream: Pick<NodeJS.WriteStream, 'write'>,
): Progress {
  let printedTenths = 0;
  return {
    report: (done) => {
      const tenths = Math.floor((done / total) * 10);
      if (tenths > printedTenths) stream.write(`${tenths * 10}% (${done} of ${total} ${unit})\n`);
      printedTenths = tenths;
    },
    end: () => undefined,
  };
}
