import { choiceOf } from '@assay/shared/notification/groups.ts';
import type { NoticeKind } from '@assay/shared/notification/kinds.ts';
import { noticePath } from '@assay/shared/notification/notice-path.ts';
import { type NoticeParams, noticeWords } from '@assay/shared/notification/say-notice.ts';
import { hasPaper } from '@assay/shared/notification/with-paper.ts';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import { newKey } from '../db/keys.ts';
import { portalLink } from '../mail/portal-link.ts';
import { queueMail } from '../mail/send.ts';
import { noticeTemplate } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';
import type { recipients } from './recipients.ts';

type Telling = {
  /** A person has one message of each cause. */
  cause: string;
  kind: NoticeKind;
  params: NoticeParams;
  /** Null: of no application. */
  about: { ApplicationId: number; ApplicationKey: string } | null;
  person: Awaited<ReturnType<typeof recipients>>[number];
};

/** One message to one person, and its mail as that person chose; told again of the same cause, nothing happens. */
export async function tellPerson(
  tx: Tx,
  settings: Settings,
  { cause, kind, params, about, person }: Telling,
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
  // Who prints the paper writes the mail that brings it.
  if (!isNew || choice !== 'EACH' || hasPaper(kind)) return;
  await queueMail(tx, {
    to: person.Email,
    language: person.Language,
    template: noticeTemplate(kind),
    params: noticeWords(params, person.Language),
    link: portalLink(settings, noticePath(kind, { ...params, ...about }) ?? '/dashboard'),
    cause: `${cause}:${person.Id}`,
  });
}
