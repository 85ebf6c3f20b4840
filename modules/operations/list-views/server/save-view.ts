import { sql } from 'kysely';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import { type listViewRoutes, MAX_VIEWS } from '#platform/common/list-view/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { canReadList } from './can-read-list.ts';
import { changeViews, lockToChange } from './change-views.ts';
import { validParams } from './valid-params.ts';

type Route = (typeof listViewRoutes)['save'];
type ViewInput = Context<Route>;

/**
 * Handles saving a list's filters and columns as a named view, new or changed: checks name, filters and the
 * roles it is shared with, and logs the change.
 */
export const saveView = (context: ViewInput): Promise<DataOf<Route>> =>
  changeViews(context, 'LIST_VIEW_SAVE', async (tx) => {
    const { body, actor, at, address } = context;
    assertValidView(context);
    const { ViewKey, Version } = body;
    const old = ViewKey === undefined ? null : await lockToChange(tx, actor, { ViewKey, Version });
    if (old && old.List !== body.List) fail('ERR_NOT_FOUND');
    const owner = old?.AccountId ?? actor.Id;
    await assertNameAvailable(tx, owner, body, old?.Id ?? null);
    const columns = {
      Name: body.Name,
      Params: json(body.Params),
      Columns: body.Columns,
      SharedRoles: body.SharedRoles,
      UpdatedAt: at,
    };
    const SavedKey = old?.ViewKey ?? newKey();
    if (old)
      await tx
        .updateTable('ListView')
        .set({ ...columns, Version: old.Version + 1 })
        .where('Id', '=', old.Id)
        .execute();
    else
      await tx
        .insertInto('ListView')
        .values({ ...columns, ViewKey: SavedKey, AccountId: actor.Id, List: body.List })
        .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'LIST_VIEW_SAVE',
      Object: SavedKey,
      Address: address,
      Detail: {
        List: body.List,
        Before: old && loggedView(old),
        After: loggedView(body),
      },
    });
    return { List: body.List, More: { SavedKey } };
  });

/** View details for the event log; filters as in the address. */
const loggedView = (view: {
  Name: string;
  SharedRoles: readonly Role[];
  Params: Record<string, string>;
}) => ({
  Name: view.Name,
  SharedRoles: view.SharedRoles,
  Params: new URLSearchParams(view.Params).toString(),
});

/** Rejects filters that the list does not accept, and sharing with roles that cannot open the list. */
function assertValidView({ body, actor, at }: ViewInput): void {
  const [wrong] = validParams(body.List, body.Params, at).Dropped;
  if (wrong !== undefined) failField(`Params.${wrong}`, 'FIELD_INVALID');
  if (body.SharedRoles.length > 0 && isClient(actor.Roles)) fail('ERR_FORBIDDEN');
  if (body.SharedRoles.some((role: Role) => !canReadList([role], body.List)))
    failField('SharedRoles', 'LIST_VIEW_ROLE_CANNOT');
}

async function assertNameAvailable(
  tx: Tx,
  owner: number,
  { List, Name }: ViewInput['body'],
  own: number | null,
): Promise<void> {
  const others = await tx
    .selectFrom('ListView')
    .select(['Id', sql<boolean>`list = ${List} and lower(name) = lower(${Name})`.as('IsSame')])
    .where('AccountId', '=', owner)
    .execute();
  if (others.some(({ Id, IsSame }) => IsSame && Id !== own)) failField('Name', 'LIST_VIEW_NAME_TAKEN');
  if (own === null && others.length >= MAX_VIEWS)
    failField('Name', 'LIST_VIEW_TOO_MANY', { most: MAX_VIEWS });
}
