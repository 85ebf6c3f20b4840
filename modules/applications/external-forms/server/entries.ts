import type { Selectable } from 'kysely';
import { loadApplication } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { EntryRow, externalFormRoutes } from '../rules/contract.ts';
import { externalFormsPermissions } from '../rules/permissions.ts';
import { questionsOf } from './questions-of.ts';
import type { ExternalFormTables } from './tables.ts';

type Route = (typeof externalFormRoutes)['entries'];

const MAX_ENTRIES = 50;

/**
 * API handler that lists the entries received from the form server for an application, with outcomes and
 * values; administrators also see entries of the service's forms without an application.
 */
export async function applicationEntries(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, query, language } = context;
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  const isStaff = !isClient(actor.Roles);
  const present = presenter({ Definition, language, isStaff, currentId: row.ExternalEntryId });
  const mine = await entries(db)
    .where('ApplicationId', '=', row.Id)
    .orderBy('Id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const mayLink = hasPermission(actor.Roles, externalFormsPermissions.LINK_FORM_ENTRIES);
  const forms = Object.values(Definition.MachForm?.Forms ?? {}).filter(Boolean);
  const stray =
    mayLink && forms.length > 0
      ? await entries(db)
          .where('ApplicationId', 'is', null)
          .where('FormId', 'in', forms)
          .orderBy('Id', 'desc')
          .limit(MAX_ENTRIES)
          .execute()
      : [];
  return { Rows: mine.map(present), Stray: stray.map(present) };
}

const COLUMNS = [
  'Id',
  'EntryKey',
  'FormId',
  'EntryNo',
  'ReceivedAt',
  'Outcome',
  'Reason',
  'Elements',
] as const;
type Entry = Pick<Selectable<ExternalFormTables['ExternalEntry']>, (typeof COLUMNS)[number]>;

const entries = (db: Queries) => db.selectFrom('ExternalEntry').select(COLUMNS);

type Facts = {
  Definition: ServiceDefinition;
  language: Language;
  isStaff: boolean;
  currentId: number | null;
};

const presenter =
  ({ Definition, language, isStaff, currentId }: Facts) =>
  (entry: Entry): EntryRow => ({
    EntryKey: entry.EntryKey,
    FormId: entry.FormId,
    EntryNo: entry.EntryNo,
    ReceivedAt: entry.ReceivedAt.toISOString(),
    Outcome: entry.Outcome,
    Reason: entry.Reason && translate(`ENTRY_REASON_${entry.Reason}`, language),
    IsCurrent: entry.Id === currentId,
    // Clients see an entry's content as their answers.
    Values: isStaff ? valuesOf(Definition, entry.Elements) : [],
  });

function valuesOf(definition: ServiceDefinition, elements: Entry['Elements']): EntryRow['Values'] {
  const fields = questionsOf(definition);
  return Object.entries(elements).map(([Element, value]) => ({
    Element,
    Question:
      fields.find((field) => field.Element === Element || Element.startsWith(`${field.Element}_`))
        ?.Question ?? null,
    Text: typeof value === 'string' ? value : value.join(', '),
  }));
}
