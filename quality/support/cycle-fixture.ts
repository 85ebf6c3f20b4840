/**
 * Helpers for tests of certification cycles: run the nightly maintenance on a given day, publish
 * certificates, and read the assessments and histories that result.
 */
import { expect } from 'vitest';
import { maintainCycles } from '#modules/certification/cycles/server/maintain-cycles.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Certified, insertCertified, insertInvoice } from './certified.ts';
import type { Answer, TestPortal } from './portal.ts';

/** Returns 2:30 am Hong Kong time, when the nightly job runs. */
export const night = (day: string): Date => new Date(`${day}T02:30:00+08:00`);

/**
 * Helpers for tests of certification cycles: run the nightly job, publish certificates and read assessments.
 */
export function cycleFixture(portal: () => TestPortal) {
  async function done(user: string, path: string, body: object): Promise<Answer['data']> {
    const answer = await portal().post(user, path, body);
    expect(answer.error.Code, `${path} ${JSON.stringify(answer.error)}`).toBeUndefined();
    return answer.data;
  }

  const keep = (day: string) => maintainCycles(portal().portal, night(day));

  /** Creates a published certificate with an uploaded document. */
  async function published(input: Certified) {
    const application = await insertCertified(portal(), input);
    await insertInvoice(portal(), application, 'BYPASSED');
    const { ApplicationKey } = application;
    const Attachment = [await portal().upload('scheduling', 'document')];
    await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
    await done('scheduling', '/application/publish', { ApplicationKey });
    const certificate = await portal()
      .db.selectFrom('Certificate')
      .selectAll()
      .where('CertificateNo', '=', input.no)
      .executeTakeFirstOrThrow();
    return { application, certificate };
  }

  const certificate = (id: number) =>
    portal().db.selectFrom('Certificate').selectAll().where('Id', '=', id).executeTakeFirstOrThrow();

  /** Returns the assessments of a certificate in the order in which they started. */
  const applications = (certificateId: number) =>
    portal()
      .db.selectFrom('Application')
      .selectAll()
      .where('CertificateId', '=', certificateId)
      .orderBy('Id')
      .execute();

  /** Returns the users and actions in an application's history; `-` is the portal itself. */
  const story = async (applicationId: number) =>
    (
      await portal()
        .db.selectFrom('ApplicationHistory')
        .leftJoin('Account', 'Account.Id', 'ApplicationHistory.AccountId')
        .select(['ApplicationHistory.Action', 'ApplicationHistory.AsRole', 'Account.Email'])
        .where('ApplicationId', '=', applicationId)
        .orderBy('ApplicationHistory.Version')
        .execute()
    ).map(({ Action, AsRole, Email }) => `${Action} ${Email?.split('@')[0] ?? '-'} ${AsRole ?? '-'}`);

  /** Marks an application as completed or certified. */
  const finish = (applicationId: number, status: 'COMPLETED' | 'CERTIFIED', on: string) =>
    portal()
      .db.updateTable('Application')
      .set({ ApplicationStatusCode: status, CertifiedAt: new Date(`${on}T10:00:00+08:00`) })
      .where(announceStatus('application', status))
      .where('Id', '=', applicationId)
      .execute();

  return { done, keep, published, certificate, applications, story, finish };
}
