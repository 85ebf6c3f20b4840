/** HTTP endpoints of saved list views: list, save, remove, choose columns and default view. */
import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { changeViews, lockToChange, lockView } from './change-views.ts';
import { listViews } from './read-views.ts';
import { saveView } from './save-view.ts';

type RemoveViewRoute = (typeof listViewRoutes)['remove'];

/** Deletes a view, also for all users it was shared with. Lists that opened with it open with all rows. */
const removeView = (context: Context<RemoveViewRoute>): Promise<DataOf<RemoveViewRoute>> =>
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

type Route = (typeof listViewRoutes)['choose'];

/** Saves a user's preferences for a list, for all devices; not logged, as they concern no one else. */
const choose = (context: Context<Route>): Promise<DataOf<Route>> =>
  changeViews(context, 'LIST_CHOICE', async (tx) => {
    const { actor, body } = context;
    const view = body.DefaultViewKey ? await lockView(tx, actor, body.DefaultViewKey) : null;
    if (view && view.List !== body.List) fail('ERR_NOT_FOUND');
    const chosen = {
      ...(body.Columns !== undefined && { Columns: body.Columns }),
      ...(body.DefaultViewKey !== undefined && { DefaultViewId: view?.Id ?? null }),
    };
    await tx
      .insertInto('ListChoice')
      .values({ AccountId: actor.Id, List: body.List, Columns: null, DefaultViewId: null, ...chosen })
      .onConflict((conflict) =>
        Object.keys(chosen).length === 0
          ? conflict.columns(['AccountId', 'List']).doNothing()
          : conflict.columns(['AccountId', 'List']).doUpdateSet(chosen),
      )
      .execute();
    return { List: body.List, More: {} };
  });

export const http = defineHttp({
  calls: [...answerAll(listViewRoutes, { list: listViews, save: saveView, remove: removeView, choose })],
});
