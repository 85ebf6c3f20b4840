/**
 * Emails the confirmed followers of a certificate about a change to it, each exactly once; followers who may
 * not see the certificate now are left out.
 */

import type { Selectable } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import {
  type CertificateRecord,
  isUnlisted,
  verifyUrl,
} from '#modules/certification/certificates/server/index.ts';
import { localizedName } from '#modules/public/register/server/index.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { type FollowerEvent, followerEventOf } from '../rules/follower-events.ts';
import { stopCode } from './stop-code.ts';
import { followTemplate } from './templates.ts';

type Change = Selectable<Tables['CertificateEvent']>;
type Follower = Selectable<Tables['Follow']>;
type FollowerNotification = { certificate: CertificateRecord; change: Change; event: FollowerEvent };

/** Emails per transaction: a popular certificate must not lock its rows for minutes. */
const BATCH = 100;

/**
 * Part of the task `certificate.notify`: one email to everyone who followed at the time of the event,
 * exactly once however often the task runs. Followers who may not see the certificate now are not notified.
 */
export async function notifyFollowers(
  portal: Portal,
  { CertificateId, Seq }: { CertificateId: number; Seq: number },
): Promise<void> {
  if (portal.isQuiet) return;
  const { db } = portal;
  const change = await db
    .selectFrom('CertificateEvent')
    .selectAll()
    .where('CertificateId', '=', CertificateId)
    .where('Seq', '=', Seq)
    .executeTakeFirst();
  const event = change && followerEventOf(change.Event);
  if (!change || !event || certificateStatuses.unpublished.includes(change.ToStatus)) return;
  const certificate = await db
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '=', CertificateId)
    .executeTakeFirstOrThrow();
  const news = { certificate, change, event };
  for (let after = 0; ; ) {
    const followers = await nextFollowers(db, news, after);
    const last = followers.at(-1);
    if (!last) return;
    await db.transaction().execute(async (tx) => {
      for (const follower of followers) await notifyFollower(tx, portal, news, follower);
    });
    after = last.Id;
  }
}

/** While the certificate is unlisted, only followers who had its code are notified. */
const nextFollowers = (
  db: Db,
  { certificate, change }: FollowerNotification,
  after: number,
): Promise<Follower[]> =>
  db
    .selectFrom('Follow')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('ConfirmedAt', '<=', change.At)
    .where('Id', '>', after)
    .$if(certificateStatuses.withCode.includes(change.ToStatus) || isUnlisted(certificate), (some) =>
      some.where('HasCode', '=', true),
    )
    .orderBy('Id')
    .limit(BATCH)
    .execute();

async function notifyFollower(
  tx: Tx,
  { settings }: Portal,
  { certificate, change, event }: FollowerNotification,
  follower: Follower,
): Promise<void> {
  const { Language } = follower;
  const { CertificateNo } = certificate;
  const code = await stopCode({ db: tx, settings }, follower.FollowKey);
  const stop = portalLink(settings, '/follow/stop', { code });
  const page = follower.HasCode
    ? verifyUrl(settings, certificate)
    : `${settings.PUBLIC_URL}${verifyPath(CertificateNo)}`;
  const until = change.ExpiryDate ?? certificate.ExpiryDate;
  await queueMail(tx, {
    to: follower.Email,
    language: Language,
    template: followTemplate(event),
    params: {
      CertificateNo,
      OrgName: localizedName(certificate.OrgName, Language),
      ServiceName: localizedName(certificate.ServiceName, Language),
      On: dayText(change.EffectiveOn, Language),
      ExpiryOn: until ? dayText(until, Language) : '',
      Revision: change.Revision,
    },
    link: page,
    stop: {
      Why: translate('MAIL_FOLLOW_WHY', Language, { CertificateNo }),
      Label: translate('MAIL_FOLLOW_STOP', Language),
      Link: stop,
    },
    cause: `follow ${follower.FollowKey} ${change.Seq}`,
  });
}
