/**
 * Updates the search text of an organisation's applications and invoices after the organisation is renamed.
 */
import { sql } from 'kysely';
import { refreshInvoiceSearch } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { organisationRenamed } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { searchText } from '#platform/server/database/search-text.ts';

/**
 * Rebuilds the search text so that lists find applications and invoices by the organisation's current name.
 */
async function refreshSearch(tx: Tx, organisationId: number): Promise<void> {
  const { OrgName } = await tx
    .selectFrom('Organisation')
    .select('OrgName')
    .where('Id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('Application')
    .select(['Id', 'ApplicationNo', 'ServiceVersionId'])
    .where('OrganisationId', '=', organisationId)
    // Locks in id order, as everywhere, because other transactions also lock several applications of the
    // organisation.
    .orderBy('Id')
    .forNoKeyUpdate()
    .execute();
  // A certificate keeps its printed name; its invoice is owed under the current name and is found by both.
  const name = searchText(...Object.values(OrgName));
  await refreshInvoiceSearch(tx, { kind: 'CERTIFICATE', organisationId, name });
  if (rows.length === 0) return;
  const texts: string[] = [];
  for (const row of rows) {
    const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
    texts.push(
      searchText(row.ApplicationNo ?? '', ...Object.values(OrgName), ...Object.values(Definition.Name)),
    );
  }
  await sql`update application set search = fresh.search
    from unnest(${rows.map((row) => row.Id)}::bigint[], ${texts}::text[]) as fresh (id, search)
    where application.id = fresh.id`.execute(tx);
  await refreshInvoiceSearch(tx, { kind: 'APPLICATION', organisationId });
}

export const refreshApplicationSearch = organisationRenamed.implement(({ tx, organisationId }) =>
  refreshSearch(tx, organisationId),
);
