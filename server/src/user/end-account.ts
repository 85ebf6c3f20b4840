import type { Language } from '@assay/shared/translation/language.ts';
import { sql } from 'kysely';
import { dropTwoFactor } from '../account/effects/drop-two-factor.ts';
import { voidLinks } from '../auth/links.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Tx } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { audit } from '../log/audit.ts';
import { queueMail } from '../mail/send.ts';
import { mailTemplates } from '../mail/templates.ts';

export type Ending = { Id: number; UserKey: string; Email: string; Language: Language };
type By = { actor: SignedIn; at: Date; address: string };

/** The row stays for history; everything that signs in with it goes, its address is free, and its owner is told. */
export async function endAccount(tx: Tx, { actor, at, address }: By, account: Ending, Event: string) {
  await endSessions(tx, account.Id, at);
  await voidLinks(tx, account.Id, at);
  await dropTwoFactor(tx, account.Id);
  await tx.deleteFrom('Identity').where('AccountId', '=', account.Id).execute();
  await tx
    .updateTable('Application')
    .set({ SharedWith: sql`array_remove(shared_with, ${account.Id}::bigint)` })
    .where(sql<boolean>`shared_with @> array[${account.Id}]::bigint[]`)
    .execute();
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
  await audit(tx, { AccountId: actor.Id, Event, Object: account.UserKey, Address: address });
  await queueMail(tx, {
    to: account.Email,
    language: account.Language,
    template: mailTemplates.accountClosed,
    cause: null,
  });
}
