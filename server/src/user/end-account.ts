import type { AccountStatus } from '@assay/shared/account/statuses.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { endAccess } from '../account/effects/end-access.ts';
import type { Tx } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { audit } from '../log/audit.ts';
import { queueMail } from '../mail/send.ts';
import { mailTemplates } from '../mail/templates.ts';

export type Ending = {
  Id: number;
  UserKey: string;
  Email: string;
  Language: Language;
  Status: AccountStatus;
  OrganisationId: number | null;
};
type By = { actor: SignedIn; at: Date; address: string };
type Told = { Event: string; After?: Record<string, unknown> };

/** The row stays for history, its address is free, and its owner is told. */
export async function endAccount(
  tx: Tx,
  { actor, at, address }: By,
  account: Ending,
  { Event, After }: Told,
): Promise<void> {
  await endAccess(tx, account, at);
  await tx
    .updateTable('Account')
    .set((eb) => ({
      Status: 'REMOVED',
      RemovedAt: at,
      PasswordHash: null,
      Version: eb('Version', '+', 1),
    }))
    .where('Id', '=', account.Id)
    .execute();
  const Detail = { Before: { Status: account.Status }, After: { Status: 'REMOVED', ...After } };
  await audit(tx, { AccountId: actor.Id, Event, Object: account.UserKey, Address: address, Detail });
  await queueMail(tx, {
    to: account.Email,
    language: account.Language,
    template: mailTemplates.accountClosed,
    cause: null,
  });
}
