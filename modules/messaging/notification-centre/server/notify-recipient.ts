/**
 * Stores a notification for one user, once per cause, and emails it immediately, leaves it for the daily
 * digest or sends no email, according to the user's preference.
 */
import type { NoticeSetting } from '#modules/identity/accounts/server/index.ts';
import { noticeTemplate } from '#modules/messaging/email-templates/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type NoticeKind, noticeOf } from '#platform/common/notices.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { type NoticeParams, noticeValues } from '../rules/format-notice.ts';
import { choiceOf } from '../rules/groups.ts';
import { noticePath } from '../rules/notice-path.ts';

export type Recipient = { Id: number; Email: string; Language: Language; Notice: NoticeSetting };

type RecipientNotification = {
  /** Identifies the cause; a user gets only one notification per cause. */
  cause: string;
  kind: NoticeKind;
  params: NoticeParams;
  /** Null if not about an application. */
  about: { ApplicationId: number; ApplicationKey: string } | null;
  person: Recipient;
};

/** Notifies one user. Safe to repeat: the same cause has no further effect. */
export async function notifyRecipient(
  tx: Tx,
  settings: Settings,
  { cause, kind, params, about, person }: RecipientNotification,
): Promise<void> {
  const choice = choiceOf(person.Notice, kind);
  const isNew = await tx
    .insertInto('Notification')
    .values({
      NotificationKey: newKey(),
      AccountId: person.Id,
      Kind: kind,
      Params: json(params),
      ApplicationId: about?.ApplicationId ?? null,
      Cause: cause,
      ReadAt: null,
      IsForDigest: choice === 'DAILY',
      MailedAt: choice === 'EACH' ? new Date() : null,
    })
    .onConflict((conflict) => conflict.columns(['AccountId', 'Cause']).doNothing())
    .returning('Id')
    .executeTakeFirst();
  // For kinds with a document, the module that creates the document also sends the email.
  if (!isNew || choice !== 'EACH' || noticeOf(kind).Mail.DocumentText) return;
  await queueMail(tx, {
    to: person.Email,
    language: person.Language,
    template: noticeTemplate(kind),
    params: noticeValues(params, person.Language),
    link: portalLink(
      settings,
      noticePath(kind, { ...params, ApplicationKey: about?.ApplicationKey }) ?? '/dashboard',
    ),
    cause: `${cause}:${person.Id}`,
  });
}
