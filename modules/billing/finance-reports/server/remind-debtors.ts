import { remindByHand } from '#modules/billing/invoices/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { debtorRoutes } from '../rules/debtor-contract.ts';

type Route = (typeof debtorRoutes)['remind'];

/** Reminds each client in a transaction of its own: a refusal is reported for that client only. */
export async function remindDebtors({
  db,
  actor,
  at,
  address,
  language,
  body,
}: Context<Route>): Promise<DataOf<Route>> {
  const Items: DataOf<Route>['Items'] = [];
  for (const OrganisationKey of new Set(body.OrganisationKeys)) {
    const request = { actor, organisationKey: OrganisationKey, at, address };
    const { Count, Refusal } = await remindByHand(db, request);
    Items.push({ OrganisationKey, Count, Message: Refusal && translate(Refusal, language) });
  }
  return { Items };
}
