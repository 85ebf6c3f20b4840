import { sql } from 'kysely';
import {
  type CertificateRecord,
  isRightCode,
  shownCertificate,
} from '#modules/certification/certificates/server/index.ts';
import { inConstantTime, LINK_MINUTES } from '#modules/identity/sign-in/server/index.ts';
import { localizedName } from '#modules/public/register/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { hashSecret, newKey, newSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { followConfirmTemplate } from './templates.ts';

type FollowRequest = { CertificateNo: string; Code: string; Email: string };

/**
 * Handles a visitor's request to follow a certificate: emails a confirmation link, with the same email and
 * response for existing followers. False if the certificate is not visible to the visitor.
 */
export async function requestFollow(
  { db, settings }: Portal,
  { CertificateNo, Code, Email }: FollowRequest,
  visitor: Visitor,
  at = new Date(),
): Promise<boolean> {
  await countAttempt(db, { kind: 'follow', account: Email, address: visitor.Address });
  const shown = await shownCertificate(db, CertificateNo, Code);
  if (!shown) return false;
  const certificate = shown.Certificate;
  const hasCode = isRightCode(Code, certificate.Code);
  await inConstantTime(() =>
    db.transaction().execute(async (tx) => {
      const code = await saveFollower(tx, certificate, { Email, HasCode: hasCode, visitor, at });
      await queueMail(tx, {
        to: Email.toLowerCase(),
        language: visitor.Language,
        template: followConfirmTemplate,
        params: {
          CertificateNo: certificate.CertificateNo,
          OrgName: localizedName(certificate.OrgName, visitor.Language),
          ServiceName: localizedName(certificate.ServiceName, visitor.Language),
          minutes: LINK_MINUTES,
        },
        link: portalLink(settings, '/follow/confirm', { lang: visitor.Language, code }),
        cause: null,
      });
    }),
  );
  return true;
}

type FollowInput = { Email: string; HasCode: boolean; visitor: Visitor; at: Date };

/** One row per mailbox and certificate; only the newest link is valid. */
async function saveFollower(
  tx: Tx,
  { Id }: Pick<CertificateRecord, 'Id'>,
  { Email, HasCode, visitor, at }: FollowInput,
): Promise<string> {
  const code = newSecret();
  const link = {
    ConfirmHash: hashSecret(code),
    ConfirmUntil: new Date(at.getTime() + LINK_MINUTES * 60_000),
  };
  await tx
    .insertInto('Follow')
    .values({
      FollowKey: newKey(),
      CertificateId: Id,
      Email: Email.toLowerCase(),
      Language: visitor.Language,
      HasCode,
      ConfirmedAt: null,
      ...link,
    })
    .onConflict((conflict) =>
      conflict.columns(['CertificateId', 'Email']).doUpdateSet({
        ...link,
        // Confirmed followers keep their language: anyone may have entered their address again.
        Language: sql<Language>`case when follow.confirmed_at is null then excluded.language else follow.language end`,
        HasCode: sql<boolean>`follow.has_code or excluded.has_code`,
      }),
    )
    .execute();
  return code;
}
