/** Helpers for tests of bulk actions: applications that are ready, the calls, and what came of each item. */

import { json } from '#platform/server/database/json.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified, insertInvoice } from './certified.ts';
import type { Answer, TestPortal } from './portal.ts';

type Item = {
  Status: string;
  Code: string | null;
  Message: string | null;
  Reasons: { Code: string; Message: string }[];
};
export const itemsOf = (answer: Answer): Item[] => answer.data.Items as Item[];
/** `DONE`, or `REFUSED ERR_… REASON_…`. */
export const outcomes = (answer: Answer): string[] =>
  itemsOf(answer).map(({ Status, Code, Reasons }) =>
    [Status, Code, ...Reasons.map((reason) => reason.Code)].filter(Boolean).join(' '),
  );

const CHAIN = ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'] as const;

/** Helpers that act on the portal of the test file. */
export function bulkFixture(portal: () => TestPortal) {
  let count = 0;
  const nextNo = (): string => {
    count += 1;
    return `QM-2025-${String(count).padStart(5, '0')}`;
  };

  /** Creates an application that is numbered, dated and paid: ready for generation. */
  async function ready(client = 'client'): Promise<string> {
    const application = await insertCertified(portal(), { no: nextNo(), client });
    await insertInvoice(portal(), application, 'PAID');
    return application.ApplicationKey;
  }

  /** Creates an application under review at the decider's step. */
  async function underReviewBy(
    step: 'COO' | 'CEO' | 'ASSESSOR',
    participants: { UserKey: string; Step: 'ASSESSOR' | 'COO' }[] = [],
  ): Promise<string> {
    const { Id, ApplicationKey } = await insertCertified(portal(), { no: nextNo() });
    await portal()
      .db.updateTable('Application')
      .set({
        ApplicationStatusCode: 'UNDERREVIEW',
        CurrentStep: step,
        Steps: [...CHAIN],
        ReachedSteps: ['COO', 'CEO'],
        Participants: json(participants),
        CertificateNo: null,
        DecisionDate: null,
      })
      .where(announceStatus('application', 'UNDERREVIEW'))
      .where('Id', '=', Id)
      .execute();
    return ApplicationKey;
  }

  const rowOf = (key: string) =>
    portal()
      .db.selectFrom('Application')
      .selectAll()
      .where('ApplicationKey', '=', key)
      .executeTakeFirstOrThrow();
  const actionsOn = async (key: string) => {
    const { Id } = await rowOf(key);
    const rows = await portal()
      .db.selectFrom('ApplicationHistory')
      .select('Action')
      .where('ApplicationId', '=', Id)
      .orderBy('Version')
      .execute();
    return rows.map(({ Action }) => Action);
  };
  const post = (user: string, what: string, body: object, headers: Record<string, string> = {}) =>
    portal().post(user, `/application/multiple/${what}`, body, headers);
  const jobId = async (JobKey: unknown) =>
    (
      await portal()
        .db.selectFrom('BulkJob')
        .select('Id')
        .where('JobKey', '=', String(JobKey))
        .executeTakeFirstOrThrow()
    ).Id;
  const many = (make: () => Promise<string>, size: number) => Promise.all(Array.from({ length: size }, make));
  return { ready, underReviewBy, rowOf, actionsOn, post, jobId, many, nextNo };
}
