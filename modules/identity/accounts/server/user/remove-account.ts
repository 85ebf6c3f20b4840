import { sql } from 'kysely';
import { mailTemplates, writeAccountStatus } from '#modules/identity/sign-in/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { LogEvent } from '#platform/common/log-events.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { AccountStatus } from '../../rules/statuses.ts';
import { accountTransitions } from '../../rules/transitions.ts';
import { revokeAccess } from '../effects/revoke-access.ts';

export type RemovalContext = {
  Id: number;
  UserKey: string;
  Email: string;
  Language: Language;
  Status: AccountStatus;
  OrganisationId: number | null;
};
type By = { actor: SignedIn; at: Date; address: string };
type NotifiedAccount = { Event: LogEvent; After?: Record<string, unknown> };

/**
 * Removes an account that its owner closes, or that closes together with the client's: revokes its access,
 * keeps the row for history, writes the log and notifies the owner by email.
 */
export async function removeAccount(
  tx: Tx,
  { actor, at, address }: By,
  account: RemovalContext,
  { Event, After }: NotifiedAccount,
): Promise<void> {
  await revokeAccess(tx, account, at);
  const [Status] = accountTransitions.CLOSE.To;
  await writeAccountStatus(tx, account.Id, Status, {
    RemovedAt: at,
    PasswordHash: null,
    Version: sql`version + 1`,
  });
  const Detail = { Before: { Status: account.Status }, After: { Status, ...After } };
  await audit(tx, { AccountId: actor.Id, Event, Object: account.UserKey, Address: address, Detail });
  await queueMail(tx, {
    to: account.Email,
    language: account.Language,
    template: mailTemplates.accountClosed,
    cause: null,
  });
}
