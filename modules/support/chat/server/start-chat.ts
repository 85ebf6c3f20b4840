import { type Conversation, startConversation } from '#modules/support/conversations/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

type ChatClient = { actor: Pick<SignedIn, 'Id'>; language: Language; at: Date };

/**
 * Creates a client's chat for its first message, under their name and email, in their current language, and
 * with the application that they were viewing.
 */
export async function startChat(
  tx: Tx,
  { actor, language, at }: ChatClient,
  applicationId: number | null,
): Promise<Conversation> {
  const person = await tx
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select(['Account.FirstName', 'Account.LastName', 'Account.Email', 'Organisation.OrgName'])
    .where('Account.Id', '=', actor.Id)
    .executeTakeFirstOrThrow();
  const row = await startConversation(tx, {
    Source: 'CHAT',
    AccountId: actor.Id,
    Topic: null,
    Name: fullName(person),
    Email: person.Email,
    Organisation: person.OrgName ? localizedText(person.OrgName, language) : '',
    Language: language,
    at,
  });
  if (applicationId === null) return row;
  return tx
    .updateTable('Conversation')
    .set({ ApplicationId: applicationId })
    .where('Id', '=', row.Id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
