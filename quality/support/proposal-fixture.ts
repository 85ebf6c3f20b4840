/**
 * Helper for tests of proposed decisions: a certificate of the service that requires them, with what is proposed about it and
 * decided, and readers of the answers.
 */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DecisionRow } from '#modules/certification/decisions/rules/contract.ts';
import type { ProposalView } from '#modules/certification/decisions/rules/proposals/contract.ts';
import { issuedCertificatesFixture } from './issued-certificates-fixture.ts';
import type { TestPortal } from './portal.ts';

export const GROUNDS = { Ground: 'SURVEILLANCE', Remark: 'The surveillance was not carried out.' };

/** A certificate of the service that requires decisions, of an application that the deciders have reached. */
export async function certificateToDecide(portal: TestPortal, no: string) {
  const made = await issuedCertificatesFixture(() => portal).living({
    no,
    scheme: 'IS',
    effective: '2025-03-14',
    expiry: '2028-03-13',
  });
  await sql`update application set reached_steps = '{COO,CEO}' where id = ${made.application.Id}`.execute(
    portal.db,
  );
  const { CertificateKey } = made;
  const propose = (user: string, what: string, body: object = {}) =>
    portal.post(user, `/decision/propose/${what}`, { CertificateKey, ...GROUNDS, ...body });
  const open = async (user = 'ceo') =>
    (await portal.get(user, '/decision/proposal/certificate', { CertificateKey })).data as unknown as {
      Rows: ProposalView[];
      Actions: { Action: string; Allowed: boolean; IsHidden: boolean }[];
    };
  const proposal = async (user = 'ceo') => (await open(user)).Rows[0] as ProposalView;
  const decide = async (
    user: string,
    what: 'confirm' | 'decline' | 'reduce' | 'withdraw',
    body: object = {},
  ) => {
    const { ProposalKey } = await proposal('admin');
    return portal.post(user, `/decision/proposal/${what}`, { ProposalKey, ...body });
  };
  const code = async () => String((await made.view('admin')).data.CertificateStatusCode);
  const decisions = async () =>
    (await portal.get('admin', '/decision/certificate', { CertificateKey })).data.Rows as DecisionRow[];
  return { ...made, propose, open, proposal, decide, code, decisions };
}

export const reasons = (answer: { error: unknown }): string[] =>
  ((answer.error as { Reasons?: { Code: string }[] }).Reasons ?? []).map(({ Code }) => Code);
export const ok = async (answer: Promise<{ status: number; error: unknown; data: unknown }>) => {
  const { status, error, data } = await answer;
  expect(status, JSON.stringify(error)).toBe(200);
  return data;
};
