import { tellPerson } from '#modules/messaging/notification-centre/server/tell-person.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { ExportRow } from './export-view.ts';

/** So long people look at the bar; later they have gone on to something else. */
const STILL_THERE_MS = 30_000;

/** Tells whoever asked how it went, unless they can still see it. */
export async function tellAsker(
  tx: Tx,
  settings: Settings,
  row: Pick<ExportRow, 'Id' | 'AccountId' | 'CreatedAt' | 'Subject' | 'Attempts'>,
  kind: 'EXPORT_READY' | 'EXPORT_FAILED',
): Promise<void> {
  if (Date.now() - row.CreatedAt.getTime() < STILL_THERE_MS) return;
  const person = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('Id', '=', row.AccountId)
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!person) return;
  await tellPerson(tx, settings, {
    cause: `export:${row.Id}:${kind}`,
    kind,
    params: { ExportSubject: row.Subject },
    about: null,
    person,
  });
}
