import { type RawBuilder, sql } from 'kysely';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { CANCELLED_COUNT_DAYS, MOST_ATTACHED_MEGABYTES } from '#platform/common/settings/file-bounds.ts';
import type { Tx } from '../database/connect.ts';
import { failField } from '../http/fail.ts';

const MEGABYTE = 1024 * 1024;

/** What clients' files were tied to: an application, or a message of a conversation. */
type AttachedTo = { applicationId: number } | { messageId: number };
type Asked = AttachedTo & { accountId: number };

/** Which files of clients count together; `file` and `owner`, the account that sent it, are what it may look at. */
type Bound = { Text: TextKey; Megabytes: number; counted: RawBuilder<unknown> };

const ofApplication = (applicationId: number): Bound[] => [
  {
    Text: 'FIELD_APPLICATION_BYTES',
    Megabytes: MOST_ATTACHED_MEGABYTES.APPLICATION,
    counted: sql`file.application_id = ${applicationId}`,
  },
  {
    // Until its review begins nobody of the body has looked at an application, and any client may begin many.
    Text: 'FIELD_UNREVIEWED_BYTES',
    Megabytes: MOST_ATTACHED_MEGABYTES.UNREVIEWED,
    counted: sql`file.application_id in (
      select other.id from application this join application other on other.organisation_id = this.organisation_id
      where this.id = ${applicationId} and this.reached_steps = '{}' and other.reached_steps = '{}'
        and (other.application_status_code <> 'CANCELLED'
          or other.updated_at > now() - make_interval(days => ${CANCELLED_COUNT_DAYS})))`,
  },
];

const ofMessages = (accountId: number): Bound[] => [
  {
    Text: 'FIELD_MESSAGE_BYTES',
    Megabytes: MOST_ATTACHED_MEGABYTES.MESSAGES,
    counted: sql`file.conversation_message_id is not null and owner.id in (
      select colleague.id from account me join account colleague
        on colleague.organisation_id = me.organisation_id or colleague.id = me.id
      where me.id = ${accountId})`,
  },
];

/**
 * Refuses the transaction that has just tied files of a client to something, if the clients' files there are now larger
 * than they may be together. Files of staff are not counted. Transactions at the same time do not see each other's
 * files; all that they could pass the bound by was counted as unattached before.
 */
export async function refuseBeyondAttached(tx: Tx, asked: Asked): Promise<void> {
  const owner = await tx
    .selectFrom('Account')
    .select('Kind')
    .where('Id', '=', asked.accountId)
    .executeTakeFirst();
  if (!owner || owner.Kind === 'STAFF') return;
  const bounds = 'applicationId' in asked ? ofApplication(asked.applicationId) : ofMessages(asked.accountId);
  for (const { Text, Megabytes, counted } of bounds) {
    const { rows } = await sql<{ Bytes: number }>`
      select coalesce(sum(file.size), 0)::float8 as bytes
      from file join account owner on owner.id = file.account_id
      where owner.kind <> 'STAFF' and ${counted}`.execute(tx);
    if ((rows[0]?.Bytes ?? 0) > Megabytes * MEGABYTE) failField('Attachment', Text, { limit: Megabytes });
  }
}
