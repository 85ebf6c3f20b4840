/**
 * Common steps for creating client, sub-account and staff accounts (CREATE and INVITE): checks the workflow,
 * inserts the account, emails the invitation, writes the log and returns the account.
 */

import type { Insertable } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ActionRequest } from '#platform/server/workflow/perform-action.ts';
import { rejectAction } from '#platform/server/workflow/reject-action.ts';
import type { AccountView } from '../rules/contract.ts';
import type { AccountKind } from '../rules/statuses.ts';
import { NEW_ACCOUNT_STATUS } from '../rules/statuses.ts';
import type { AccountAction } from '../rules/workflow.ts';
import { failEmailTaken } from './email-availability.ts';
import { noAccount } from './facts-of.ts';
import { assertNotOwnAddress, type Invited, placeholderAddress, sendInvitation } from './known-address.ts';
import { viewAccount } from './view.ts';
import { workflowOf } from './workflow-of.ts';

export type NewAccountRequest = Omit<ActionRequest<AccountAction>, 'key'>;
type Made = {
  Columns: Omit<Insertable<Tables['Account']>, 'UserKey' | 'Status' | 'PasswordHash' | 'CreatedById'>;
  /** Saves data in other tables once the account has its id. */
  finish?: (id: number) => Promise<void>;
  /** Additional data for the log. */
  Detail?: Record<string, unknown>;
};
type NewAccount = Invited & { UserKey: string };
/**
 * Looks up records that the input refers to, in the transaction and after the workflow has allowed the
 * action.
 */
export type LoadNewAccount = (tx: Tx) => Promise<Made>;

/** Handles CREATE and INVITE. There is no row to lock yet, so it has a shorter version of the usual steps. */
export function createAccount(
  portal: Portal,
  kind: AccountKind,
  request: NewAccountRequest,
  make: LoadNewAccount,
): Promise<AccountView> {
  const { actor, at, language, input, action } = request;
  return portal.db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<AccountView>(tx, request);
    if (first) return first;
    const workflow = workflowOf(kind);
    const decision = decide(workflow, action, { facts: noAccount(kind), actor, at, input });
    if (!decision.Allowed) return rejectAction(workflow, decision, language);
    const { Columns, finish, Detail } = await make(tx);
    const account = await insertAccount(tx, actor, { ...Columns, CreatedById: actor.Id, CreatedAt: at });
    // Counted only when the action completes, so that correcting a form does not use up the limit.
    await countAttempt(tx, { kind: 'mailbox', account: Columns.Email, address: request.address ?? '' });
    await finish?.(account.Id);
    await sendInvitation(tx, portal.settings, account, at);
    await audit(tx, {
      AccountId: actor.Id,
      Event: `ACCOUNT_${action}`,
      Object: account.UserKey,
      Address: request.address,
      Detail: { Kind: kind, After: { Email: Columns.Email, Roles: Columns.Roles, ...Detail } },
    });
    const view = await viewAccount(tx, actor, account.UserKey, language, at);
    await storeAnswer(tx, request, view);
    return view;
  });
}

/**
 * Inserts the account. Of two concurrent requests with one address, only one succeeds; removed accounts free
 * theirs. Staff are informed that an address has an account; a client gets the same response as for a new
 * one.
 */
async function insertAccount(tx: Tx, actor: SignedIn, columns: Made['Columns'] & { CreatedById: number }) {
  const row = await insertNew(tx, columns);
  if (row) return row;
  if (!isClient(actor.Roles)) return failEmailTaken();
  await assertNotOwnAddress(tx, actor, columns.Email);
  const standIn = { ...columns, Email: placeholderAddress(columns.Email), InvitedEmail: columns.Email };
  return (await insertNew(tx, standIn)) ?? failEmailTaken();
}

const insertNew = (
  tx: Tx,
  columns: Made['Columns'] & { CreatedById: number },
): Promise<NewAccount | undefined> =>
  tx
    .insertInto('Account')
    .values({ ...columns, UserKey: newKey(), Status: NEW_ACCOUNT_STATUS, PasswordHash: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning([
      'Id',
      'UserKey',
      'Email',
      'InvitedEmail',
      'PasswordHash',
      'Language',
      'ParentId',
      'OrganisationId',
    ])
    .executeTakeFirst();
