import { applicationName } from '@assay/shared/application/application-name.ts';
import type { ExportView } from '@assay/shared/export/contract.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Selectable } from 'kysely';
import { namedApplications } from '../application/named-applications.ts';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { filterWords } from './list/filter-words.ts';

export type ExportRow = Selectable<Tables['Export']>;

/** One's own export as its drawer shows it. */
export async function exportView(db: Queries, row: ExportRow, language: Language): Promise<ExportView> {
  return {
    ExportKey: row.ExportKey,
    Subject: row.Subject,
    Format: row.Format,
    About: await aboutOf(db, row, language),
    State: row.State,
    Done: row.Done,
    Total: row.Total,
    Name: row.Name,
    Size: row.Size,
    Sha256: row.Sha256,
    Reason: row.Reason && {
      Code: row.Reason.Code,
      Message: translate(row.Reason.Code, language, row.Reason.Params),
    },
    CreatedAt: row.CreatedAt.toISOString(),
    FinishedAt: row.FinishedAt?.toISOString() ?? null,
    ExpiresAt: row.ExpiresAt?.toISOString() ?? null,
  };
}

/** So many numbers are named. */
const NAMED = 3;

async function aboutOf(
  db: Queries,
  { Subject, Parameters }: ExportRow,
  language: Language,
): Promise<string[]> {
  if ('Filters' in Parameters) {
    const count = Parameters.Columns?.length ?? 0;
    const words = await filterWords(db, Subject, Parameters.Filters, language);
    if (count === 0) return words;
    return [...words, translate(count === 1 ? 'EXPORT_COLUMNS_ONE' : 'EXPORT_COLUMNS', language, { count })];
  }
  // They were the reader's when they were asked for, and a number says nothing that was not known then.
  const { ApplicationKeys } = Parameters;
  const rows = await namedApplications(db)
    .where('Application.ApplicationKey', 'in', ApplicationKeys.slice(0, NAMED))
    .execute();
  const more = ApplicationKeys.length - NAMED;
  return [
    ...rows.map((row) => applicationName(row, language)),
    ...(more > 0 ? [translate('EXPORT_MORE', language, { count: more })] : []),
  ];
}
