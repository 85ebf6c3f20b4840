/**
 * Helpers for tests of the certificate lifecycle: perform actions as a demo user at any point in time, and
 * read the resulting events and notifications.
 */
import type { CertificateView } from '#modules/certification/certificates/rules/contract.ts';
import type { CertificateAction } from '#modules/certification/certificates/rules/workflow.ts';
import { certificateHandler } from '#modules/certification/certificates/server/life/handler.ts';
import { personRows, withoutSession } from '#modules/identity/sign-in/server/acting-person.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { TestPortal } from './portal.ts';

/** Returns a demo user with a recent identity proof. */
export async function signedInAs({ db }: TestPortal, user: string, at: Date): Promise<SignedIn> {
  const account = await personRows(db)
    .where('Account.Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
  return withoutSession(account, at);
}

/**
 * Helpers for tests of the certificate lifecycle: perform actions at any time through the request handler.
 */
export function certificateLifecycleFixture(portal: () => TestPortal) {
  async function perform(
    user: string,
    action: CertificateAction,
    certificateId: number,
    input: Record<string, unknown>,
    at: string,
  ): Promise<CertificateView> {
    const CertificateKey = await keyOf(certificateId);
    const moment = new Date(at);
    return performAction(portal().portal, certificateHandler(portal().portal), {
      action,
      key: CertificateKey,
      input: { CertificateKey, ...input },
      actor: await signedInAs(portal(), user, moment),
      language: 'EN',
      at: moment,
      idempotencyKey: null,
    });
  }

  const keyOf = async (certificateId: number): Promise<string> =>
    (
      await portal()
        .db.selectFrom('Certificate')
        .select('CertificateKey')
        .where('Id', '=', certificateId)
        .executeTakeFirstOrThrow()
    ).CertificateKey;

  /** Returns the notifications about a certificate, such as `client CERT_SUSPENDED`, in the order written. */
  const notified = async (certificateNo: string): Promise<string[]> =>
    (
      await portal()
        .db.selectFrom('Notification')
        .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
        .select(['Account.Email', 'Notification.Kind', 'Notification.Params'])
        .where('Notification.Kind', 'like', 'CERT_%')
        .orderBy('Notification.Id')
        .execute()
    )
      .filter((row) => row.Params.CertificateNo === certificateNo)
      .map((row) => `${row.Email.split('@')[0]} ${row.Kind}`);

  const lines = (certificateId: number) =>
    portal()
      .db.selectFrom('CertificateEvent')
      .selectAll()
      .where('CertificateId', '=', certificateId)
      .orderBy('Seq')
      .execute();

  return { perform, keyOf, notified, lines };
}
