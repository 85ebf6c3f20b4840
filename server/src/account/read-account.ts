import type { accountRoutes } from '@assay/shared/account/contract.ts';
import type { Context } from '../http/context.ts';
import { auditRepeated } from '../log/audit-repeated.ts';
import { viewAccount } from './view.ts';

/** An account as this person may see it; reading somebody else's personal file is itself in the log. */
export async function readAccount({ db, actor, query, language, at }: Context<typeof accountRoutes.view>) {
  const view = await viewAccount(db, actor, query.UserKey, language, at);
  if (query.UserKey !== actor.UserKey)
    await auditRepeated(db, { AccountId: actor.Id, Event: 'PERSON_VIEW', Object: query.UserKey });
  return view;
}
