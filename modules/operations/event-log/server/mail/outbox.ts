/**
 * Lists the portal's emails (queued, sent, stored, failed) for operators and the export, and shows a single
 * one; viewing another person's email is itself logged.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { grantable } from '#modules/identity/accounts/rules/index.ts';
import { findAccount } from '#modules/identity/sign-in/server/index.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { countCapped, pageOf } from '#platform/server/database/page.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { redactCodes } from '#platform/server/mail/redact-codes.ts';
import type { outboxRoutes } from '../../rules/mail-contract.ts';
import type { mailList } from '../../rules/operator-lists.ts';
import { hasCode, isCodeExpired } from './code-expired.ts';

export const MAIL_COLUMNS = [
  'MailKey',
  'CreatedAt',
  'Recipient',
  'Subject',
  'Status',
  'Tries',
  'Error',
  'SentAt',
] as const;
type Found = {
  MailKey: string;
  CreatedAt: Date;
  Recipient: string;
  Subject: string;
  Status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'DISCARDED';
  Tries: number;
  Error: string | null;
  SentAt: Date | null;
  HasCode: boolean;
};

/** Lists emails sent, queued, stored and failed; newest first. */
export async function outbox({ db, query }: Context<typeof outboxRoutes.outbox>) {
  const { limit, offset } = pageOf(query);
  const direction = query.Sort === 'At' ? 'asc' : 'desc';
  const matchingQuery = matchingMails(db, query);
  const page = matchingQuery
    .select(MAIL_COLUMNS)
    .select(hasCode.as('HasCode'))
    .orderBy('Id', direction)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, matchingQuery.select('Id'))]);
  return { Rows: rows.map(mailRow), ...total };
}

/** Emails that match the search and the filters; shared by the page and the export. */
export const matchingMails = (
  db: Db,
  { Search, ...filters }: Pick<Context<typeof outboxRoutes.outbox>['query'], 'Search' | 'Status'>,
) =>
  db
    .selectFrom('Mail')
    .where((eb) =>
      eb.and(
        conditionsOf<typeof mailList, RawBuilder<SqlBool>>(filters, {
          Status: (status) => sql<SqlBool>`mail.status = ${status}`,
        }),
      ),
    )
    .$if(Boolean(Search), (q) => q.where(mentions(Search ?? '')));

/** Each side has an index of its own. */
function mentions(text: string): RawBuilder<SqlBool> {
  const pattern = `%${escapeLike(text)}%`;
  return sql`(lower(mail.recipient) like ${pattern} or lower(mail.subject) like ${pattern})`;
}

const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

const mailRow = (row: Found) => ({
  MailKey: row.MailKey,
  At: row.CreatedAt.toISOString(),
  To: row.Recipient,
  Subject: row.Subject,
  Status: row.Status,
  Tries: row.Tries,
  Error: row.Error,
  SentAt: row.SentAt?.toISOString() ?? null,
  IsRetryable: row.Status === 'FAILED' && !isCodeExpired(row),
});

/**
 * One email as written; reading another person's email is itself logged. One-time codes are shown only where the outbox
 * replaces a mail server: without one, accounts could not be opened otherwise. The code gives access to the account, so it is
 * shown only to users who may grant every role of it.
 */
export async function viewMail({ db, query, actor, address }: Context<typeof outboxRoutes.mail>) {
  const row =
    (await db
      .selectFrom('Mail')
      .select([...MAIL_COLUMNS, 'Id', 'Text', 'Html'])
      .select(hasCode.as('HasCode'))
      .where('MailKey', '=', query.MailKey)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  await audit(db, {
    AccountId: actor.Id,
    Event: 'MAIL_VIEW',
    Object: row.MailKey,
    Address: address,
    Detail: { To: row.Recipient },
  });
  const isOpen = row.Status === 'KEPT' && (await canOpen(db, actor, row.Recipient));
  const show = isOpen ? (text: string) => text : redactCodes;
  const files = await db
    .selectFrom('MailAttachment')
    .innerJoin('File', 'File.Id', 'MailAttachment.FileId')
    .select('File.Name')
    .where('MailAttachment.MailId', '=', row.Id)
    .orderBy('MailAttachment.Position')
    .execute();
  return {
    ...mailRow(row),
    Text: show(row.Text),
    Html: show(row.Html),
    Attachments: files.map((file) => file.Name),
  };
}

async function canOpen(db: Db, actor: SignedIn, email: string): Promise<boolean> {
  const holder = await findAccount(db, email).executeTakeFirst();
  const mine = grantable(actor.Roles);
  return (holder?.Roles ?? []).every((role) => mine.includes(role));
}
