import { inSameTime } from '#modules/identity/sign-in/server/same-time.ts';
import { isClient, ROLES } from '#platform/common/access/roles.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { act } from '#platform/server/workflow/act.ts';
import { accountActionRoutes } from '../rules/action-routes.ts';
import { accountRoutes } from '../rules/contract.ts';
import { grantable } from '../rules/grants.ts';
import type { AccountKind } from '../rules/statuses.ts';
import type { AccountAction } from '../rules/workflow.ts';
import { createClient } from './create-client.ts';
import { createStaff } from './create-staff.ts';
import { accountDoor } from './door.ts';
import { inviteSub } from './invite-sub.ts';
import { listClients } from './list-clients.ts';
import { listOrganisations } from './list-organisations.ts';
import { listSessions } from './list-sessions.ts';
import { listStaff } from './list-staff.ts';
import { listSubs } from './list-subs.ts';
import { readAccount } from './read-account.ts';

type Asked = Context<(typeof accountActionRoutes)[number]['Route']>;

export function bindAccount(bind: Bind): void {
  bind(accountRoutes.clients, listClients);
  bind(accountRoutes.subs, listSubs);
  bind(accountRoutes.staff, listStaff);
  bind(accountRoutes.view, readAccount);
  bind(accountRoutes.roles, async ({ actor }) => {
    const mine = grantable(actor.Roles);
    return { Rows: ROLES.map((Role) => ({ Role, IsGrantable: mine.includes(Role) })) };
  });
  bind(accountRoutes.organisations, listOrganisations);
  bind(accountRoutes.sessions, listSessions);
  for (const { Kind, Action, Route } of accountActionRoutes)
    bind(Route, (context) => perform(context as Asked, Kind, Action));
}

const doors = { CLIENT: accountDoor('CLIENT'), SUB: accountDoor('SUB'), STAFF: accountDoor('STAFF') };
const makers = { CLIENT: createClient, SUB: inviteSub, STAFF: createStaff };

async function perform(context: Asked, kind: AccountKind, action: AccountAction) {
  const { actor, language, at, idempotencyKey, address } = context;
  const input = context.body as Record<string, unknown>;
  await countMails(context, action);
  const wish = { action, input, actor, language, at, idempotencyKey, address };
  const work = () =>
    action === 'CREATE' || action === 'INVITE'
      ? makers[kind](context, wish)
      : act(context, doors[kind], { ...wish, key: String(input.UserKey) });
  // The work for a known address is other work than for a new one; a client must not see which it was.
  const isHidden = isClient(actor.Roles) && (action === 'INVITE' || action === 'RESEND');
  return isHidden ? inSameTime(work) : work();
}

/** Nobody's mailbox is flooded by invitations, and no client asks for half the world whether it has an account. */
async function countMails({ db, actor, address, body }: Asked, action: AccountAction): Promise<void> {
  const { Email, UserKey } = body as { Email?: string; UserKey?: string };
  const isInvite = action === 'INVITE' && actor.Roles.includes('CLIENT');
  if (isInvite) await countTry(db, { kind: 'invitation', account: actor.UserKey, address });
  if (isInvite || action === 'RESEND')
    await countTry(db, { kind: 'mail', account: String(Email ?? UserKey), address });
}
