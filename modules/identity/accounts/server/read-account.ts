import { auditRepeated } from '#platform/server/audit/audit-repeated.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { viewAccount } from './view.ts';

/** An account as this person may see it; reading somebody else's personal file is itself in the log. */
export async function readAccount({ db, actor, query, language, at }: Context<typeof accountRoutes.view>) {
  const view = await viewAccount(db, actor, query.UserKey, language, at);
  if (query.UserKey !== actor.UserKey)
    await auditRepeated(db, { AccountId: actor.Id, Event: 'PERSON_VIEW', Object: query.UserKey });
  return view;
}
