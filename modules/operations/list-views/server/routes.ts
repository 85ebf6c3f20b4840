import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { changeViews, lockView } from './change-views.ts';
import { listViews } from './read-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

type Route = (typeof listViewRoutes)['choose'];

/** What one person wants of a list wherever they sign in; nobody else hears of it, so the log does not either. */
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

export function bindListView(bind: Bind): void {
  bind(listViewRoutes.list, listViews);
  bind(listViewRoutes.save, saveView);
  bind(listViewRoutes.remove, removeView);
  bind(listViewRoutes.choose, choose);
}
