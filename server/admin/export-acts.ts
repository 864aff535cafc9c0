import type { ActsFilter } from '#contract/admin/admin-acts.ts';
import type { AppContext } from '../context.ts';
import type { CsvResponse } from '../kernel/endpoint-route.ts';
import { writeCsvLine } from './csv.ts';
import { describeNamedAct, findActs, readActs } from './find-acts.ts';
import { recordExport, makeExportFileName } from './record-export.ts';

const columns = ['when', 'act', 'by', 'by id', 'on', 'on id', 'reason', 'affected', 'from'];

/**
 * The acts that match the filter as CSV, newest first, with each person's name and id. The export is recorded like an
 * export of people; its own act is left out, so that the file has as many acts as the record says.
 */
export async function exportActs(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  filter: ActsFilter,
  exporter: { actor: string; fromAddress: string },
): Promise<CsvResponse> {
  const { reader } = context.database;
  const { total } = await findActs(reader, { ...filter, page: 1, limit: 1 });
  const ownActId = await recordExport(context, { act: 'export acts', ...exporter, affected: total });
  return {
    fileName: makeExportFileName('acts', context.clock()),
    text: writeLines(context, filter, ownActId),
  };
}

async function* writeLines(
  { database: { reader } }: Pick<AppContext, 'database'>,
  filter: ActsFilter,
  ownActId: string,
): AsyncGenerator<string> {
  yield writeCsvLine(columns);
  for await (const row of readActs(reader, filter)) {
    if (row.act_id === ownActId) continue;
    const { at, act, actor, subject, reason, affected, fromAddress } = describeNamedAct(row);
    yield writeCsvLine([
      at,
      act,
      actor.name,
      row.actor,
      subject?.name ?? '',
      row.subject,
      reason ?? '',
      affected === null ? '' : String(affected),
      fromAddress ?? '',
    ]);
  }
}
