/** Route handlers for managing accounts: lists, views, sessions and actions. */
import type { z } from 'zod';
import { inConstantTime, requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { isClient, isMainClient, ROLES } from '#platform/common/access/roles.ts';
import { auditRepeated } from '#platform/server/audit/audit-repeated.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { absenceRoutes } from '../rules/absence-contract.ts';
import { accountActionRoutes } from '../rules/action-routes.ts';
import type { AccountView } from '../rules/contract.ts';
import { accountRoutes } from '../rules/contract.ts';
import type { AccountFacts } from '../rules/facts.ts';
import { grantable } from '../rules/grants.ts';
import type { accountInputs } from '../rules/inputs.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import type { AccountAction } from '../rules/workflow.ts';
import { listAbsences, removeAbsence, saveAbsence } from './absences.ts';
import { createAccount, type NewAccountRequest } from './create.ts';
import { createClient } from './create-client.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { inviteSub } from './invite-sub.ts';
import { listClients } from './list-clients.ts';
import { listOrganisations } from './list-organisations.ts';
import { listStaff } from './list-staff.ts';
import { listSubs } from './list-subs.ts';
import { accountList } from './live-list.ts';
import { isOpenSession, type LoadedAccount, loadAccount, lockAccount } from './load.ts';
import { personColumns } from './person-columns.ts';
import { prepare } from './prepare.ts';
import { saveChange } from './save-change.ts';
import { saveDuties } from './save-duties.ts';
import { registerUser, userRouteHandlers } from './user/routes.ts';
import { viewAccount } from './view.ts';
import { workflowOf } from './workflow-of.ts';

/** Returns an account as the user may see it. Reading another person's account is itself logged. */
async function readAccount({ db, actor, query, language, at }: Context<typeof accountRoutes.view>) {
  const view = await viewAccount(db, actor, query.UserKey, language, at);
  if (query.UserKey !== actor.UserKey)
    await auditRepeated(db, { AccountId: actor.Id, Event: 'PERSON_VIEW', Object: query.UserKey });
  return view;
}

type Route = (typeof accountRoutes)['sessions'];

/** Lists the open sessions of an account. */
async function listSessions({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const account = (await loadAccount(db, actor, query.UserKey)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('Session')
    .select(['SessionKey', 'CreatedAt', 'SeenAt', 'Address', 'Agent'])
    .where('AccountId', '=', account.Id)
    .where(isOpenSession())
    .orderBy('SeenAt', 'desc')
    .limit(200)
    .execute();
  return {
    Rows: rows.map((row) => ({
      ...row,
      CreatedAt: row.CreatedAt.toISOString(),
      SeenAt: row.SeenAt.toISOString(),
    })),
  };
}

type AccountHandler = WorkflowHandler<AccountAction, AccountStatus, LoadedAccount, AccountFacts, AccountView>;

/** The workflow handler for accounts of one kind; accounts of another kind are not found. */
const accountHandler = (kind: AccountKind): AccountHandler => ({
  workflow: workflowOf(kind),
  lock: (tx, actor, key) => lockAccount(tx, actor, key, kind),
  facts: async (_tx, row) => (row.IsHidden ? fail('ERR_NOT_FOUND') : factsOf(row)),
  prepare,
  effects: effects[kind],
  save: saveChange,
  view: viewAccount,
});

type Input = z.output<typeof accountInputs.createStaff>;

/** Creates a staff account of the certification body, with roles and duties. */
const createStaff = (portal: Portal, request: NewAccountRequest): Promise<AccountView> => {
  const input = request.input as Input;
  return createAccount(portal, 'STAFF', request, async (tx) => {
    requireStepUp(request.actor, request.at);
    const IsGrantGeneration = input.IsGrantGeneration ?? false;
    return {
      Columns: {
        ...personColumns(input, input.Language),
        Roles: input.UserRoleList,
        IsGrantGeneration,
        OrganisationId: null,
        ParentId: null,
        TermsVersion: null,
        PrivacyVersion: null,
      },
      finish: (id) => saveDuties(tx, id, input),
      Detail: {
        IsGrantGeneration,
        Competences: input.Competences,
        Absences: input.Absences,
        Interests: input.Interests,
      },
    };
  });
};

type ActionRouteContext = Context<(typeof accountActionRoutes)[number]['Route']>;

const handlers = {
  CLIENT: accountHandler('CLIENT'),
  SUB: accountHandler('SUB'),
  STAFF: accountHandler('STAFF'),
};
const makers = { CLIENT: createClient, SUB: inviteSub, STAFF: createStaff };

async function perform(context: ActionRouteContext, kind: AccountKind, action: AccountAction) {
  const { actor, language, at, idempotencyKey, address } = context;
  const input = context.body as Record<string, unknown>;
  await countMails(context, action);
  const request = { action, input, actor, language, at, idempotencyKey, address };
  const work = () =>
    action === 'CREATE' || action === 'INVITE'
      ? makers[kind](context, request)
      : performAction(context, handlers[kind], { ...request, key: String(input.UserKey) });
  // A known address causes different work than a new one, which must not be visible to a client.
  const isHidden = isClient(actor.Roles) && (action === 'INVITE' || action === 'RESEND');
  return isHidden ? inConstantTime(work) : work();
}

/**
 * Limits invitations, to protect mailboxes from floods and to stop clients from probing many addresses for
 * accounts.
 */
async function countMails(
  { db, actor, address, body }: ActionRouteContext,
  action: AccountAction,
): Promise<void> {
  const { Email, UserKey } = body as { Email?: string; UserKey?: string };
  const isInvite = action === 'INVITE' && isMainClient(actor.Roles);
  if (isInvite) await countAttempt(db, { kind: 'invitation', account: actor.UserKey, address });
  if (isInvite || action === 'RESEND')
    await countAttempt(db, { kind: 'mail', account: String(Email ?? UserKey), address });
}

export const http = defineHttp({
  calls: [
    ...answerAll(absenceRoutes, { list: listAbsences, save: saveAbsence, remove: removeAbsence }),
    ...answerAll(accountRoutes, {
      clients: listClients,
      subs: listSubs,
      staff: listStaff,
      view: readAccount,
      roles: async ({ actor }) => {
        const mine = grantable(actor.Roles);
        return { Rows: ROLES.map((Role) => ({ Role, IsGrantable: mine.includes(Role) })) };
      },
      organisations: listOrganisations,
      sessions: listSessions,
    }),
    ...accountActionRoutes.map(({ Kind, Action, Route }) =>
      answer(Route, (context) => perform(context as ActionRouteContext, Kind, Action)),
    ),
    ...userRouteHandlers,
  ],
  register: registerUser,
  live: (db) => ({ lists: { accounts: accountList(db) } }),
});
