/**
 * Endpoint and function that return an organisation's statement of account for a period (last three months
 * by default); fails with ERR_NOT_FOUND outside the caller's scope.
 */
import { isClient } from '#platform/common/access/roles.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { AccountStatement, accountStatementRoutes } from '../../rules/account-contract.ts';
import { canSeeAllInvoices } from '../can-see-all-invoices.ts';
import { invoiceInScope } from '../invoice-scope.ts';
import { loadLedger } from './load-ledger.ts';
import { statementOf } from './statement-of.ts';

type AccountQuery = Partial<Record<'OrganisationKey' | 'From' | 'To', string | undefined>>;
type Caller = { actor: SignedIn; at: Date };

const MAX_ROWS = 2000;

export const viewAccount = ({ db, query, ...asker }: Context<typeof accountStatementRoutes.view>) =>
  accountStatement(db, asker, query);

/** Returns the statement of an organisation in the caller's scope; fails with ERR_NOT_FOUND for any other. */
export async function accountStatement(
  db: Queries,
  { actor, at }: Caller,
  query: AccountQuery,
): Promise<AccountStatement> {
  const period = periodOf(query, at);
  const organisation = await organisationOf(db, actor, query.OrganisationKey);
  const ledger = await loadLedger(db, actor, organisation.Id, period.To);
  const statement = statementOf(ledger, period);
  if (statement.Rows.length > MAX_ROWS) failField('From', 'STATEMENT_TOO_LONG', { most: MAX_ROWS });
  const { OrganisationKey, OrgName } = organisation;
  return { OrganisationKey, OrgName, ...statement };
}

/** Default period: until today, from three months before its last day. */
function periodOf({ From, To }: AccountQuery, at: Date): { From: string; To: string } {
  const to = To ?? hongKongDate(at);
  const from = From ?? addDays(addMonths(to, -3), 1);
  if (from > to) failField('From', 'PERIOD_REVERSED');
  return { From: from, To: to };
}

async function organisationOf(db: Queries, actor: SignedIn, key: string | undefined) {
  const isOwn = isClient(actor.Roles);
  if (!isOwn && key === undefined) failField('OrganisationKey', 'ORGANISATION_NEEDED');
  let found = db.selectFrom('Organisation').select(['Id', 'OrganisationKey', 'OrgName']);
  if (isOwn) found = found.where('Id', '=', actor.OrganisationId ?? -1);
  if (key !== undefined) found = found.where('OrganisationKey', '=', key);
  // Other staff see only clients of whom they see at least one invoice.
  if (!isOwn && !canSeeAllInvoices(actor))
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('Invoice')
          .select('Invoice.Id')
          .whereRef('Invoice.OrganisationId', '=', 'Organisation.Id')
          .where(invoiceInScope(actor)),
      ),
    );
  return (await found.executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
}
