import type { listViewRoutes } from '#platform/common/list-view/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { changeViews, lockToChange } from './change-views.ts';

type Route = (typeof listViewRoutes)['remove'];

/** Takes a view away, from everybody whom it was shared with too. Lists that opened with it open with all rows. */
export const removeView = (context: Context<Route>): Promise<DataOf<Route>> =>
  changeViews(context, 'LIST_VIEW_REMOVE', async (tx) => {
    const { body, actor, address } = context;
    const old = await lockToChange(tx, actor, body);
    await tx.deleteFrom('ListView').where('Id', '=', old.Id).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'LIST_VIEW_REMOVE',
      Object: old.ViewKey,
      Address: address,
      Detail: { List: old.List, Name: old.Name, SharedRoles: old.SharedRoles },
    });
    return { List: old.List, More: {} };
  });
