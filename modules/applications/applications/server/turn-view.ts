import type { Selectable } from 'kysely';
import { isClient, MAIN_CLIENT } from '#platform/common/access/roles.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

type TurnColumns = Pick<
  Selectable<Tables['Application']>,
  'IsClientTurn' | 'TurnUserId' | 'TurnRoles' | 'CurrentStep'
>;

/** Who has to act, for display in lists and pages, and whether it is the caller. */
export function turnView(row: TurnColumns, actor: SignedIn, name: string | null) {
  const isOfClient = isClient(actor.Roles);
  const TurnRole = row.IsClientTurn
    ? MAIN_CLIENT
    : row.TurnUserId !== null
      ? row.CurrentStep
      : (row.TurnRoles[0] ?? null);
  const IsYourTurn = row.IsClientTurn
    ? isOfClient
    : row.TurnUserId !== null
      ? row.TurnUserId === actor.Id
      : row.TurnRoles.some((role) => actor.Roles.includes(role));
  return { TurnRole, TurnName: name, IsYourTurn };
}
