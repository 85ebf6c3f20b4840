import { sql } from 'kysely';
import { refreshInvoiceSearch } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { organisationRenamed } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { searchText } from '#platform/server/database/search-text.ts';

/** Lists find applications and their invoices by the organisation's present name: the search text of each follows it. */
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
    // In one order, as everywhere: others lock several applications of the organisation too.
    .orderBy('Id')
    .forNoKeyUpdate()
    .execute();
  // What a certificate says stays as it was printed; its invoice is owed under the present name, and found by both.
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
