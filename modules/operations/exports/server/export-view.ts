import type { Selectable } from 'kysely';
import { namedApplications } from '#modules/applications/applications/server/index.ts';
import type { ExportView } from '#platform/common/exports/contract.ts';
import type { ExportList } from '#platform/common/exports/lists.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { exportedLists } from '#platform/server/lists/registers.ts';
import { filterTexts, type Reader } from './list/filter-text.ts';

export type ExportRow = Selectable<Tables['Export']>;

/**
 * Converts a stored export to the form shown to its owner in the export drawer: state, progress, file,
 * filters or applications, and reason of a failure.
 */
export async function exportView(reader: Reader, row: ExportRow): Promise<ExportView> {
  const { language } = reader;
  return {
    ExportKey: row.ExportKey,
    Subject: row.Subject,
    Format: row.Format,
    About: await aboutOf(reader, row),
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

/** Maximum number of applications listed by name. */
const NAMED = 3;

async function aboutOf(reader: Reader, { Subject, Parameters }: ExportRow): Promise<string[]> {
  const { db, language } = reader;
  if ('Filters' in Parameters) {
    const count = Parameters.Columns?.length ?? 0;
    const texts = await filterTexts(
      reader,
      exportedLists.get(Subject as ExportList).filters,
      Parameters.Filters,
    );
    if (count === 0) return texts;
    return [...texts, translate('EXPORT_COLUMNS', language, { count })];
  }
  // No access check: the applications were visible when requested, and their numbers reveal nothing new.
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
