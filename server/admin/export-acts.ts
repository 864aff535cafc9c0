import type { ActsFilter } from '#contract/admin/admin-acts.ts';
import type { AppContext } from '../context.ts';
import type { CsvResponse } from '../kernel/endpoint-route.ts';
import { writeCsvLine } from './csv.ts';
import { describeNamedAct, findActs, readActs } from './find-acts.ts';
import { recordExport, makeExportFileName } from './record-export.ts';

const columns = ['when', 'act', 'by', 'on', 'reason', 'affected', 'from'];

/**
 * The acts that match the filter as CSV, newest first. The export is recorded like an export of people; its own act
 * is left out.
 */
export async function exportActs(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  filter: ActsFilter,
  exporter: { actor: string; fromAddress: string },
): Promise<CsvResponse> {
  const { reader } = context.database;
  const { total } = await findActs(reader, { ...filter, page: 1, limit: 1 });
  await recordExport(context, { act: 'export acts', ...exporter, affected: total });
  return {
    fileName: makeExportFileName('acts', context.clock()),
    text: writeLines(context, filter, exporter.actor),
  };
}

async function* writeLines(
  { database: { reader }, clock }: Pick<AppContext, 'database' | 'clock'>,
  filter: ActsFilter,
  exporter: string,
): AsyncGenerator<string> {
  yield writeCsvLine(columns);
  const startedAt = clock();
  for await (const row of readActs(reader, filter)) {
    if (row.act === 'export acts' && row.actor === exporter && row.acted_at >= startedAt) continue;
    const { at, act, actor, subject, reason, affected, fromAddress } = describeNamedAct(row);
    yield writeCsvLine([
      at,
      act,
      actor.name,
      subject?.name ?? '',
      reason ?? '',
      affected === null ? '' : String(affected),
      fromAddress ?? '',
    ]);
  }
}
