/**
 * API helpers for browser tests of certificates: finds a published demo certificate with its verification
 * code and PDFs, and suspends or restores a certificate.
 */
import type { Api } from './api.ts';
import { must } from './make-application.ts';

type Listed = { CertificateKey: string; CertificateNo: string; Kind: string; Revision: number };
type CertificatePages = { VerifyUrl: string; Revisions: { Revision: number; FileKey: string | null }[] };
export type KnownCertificate = Listed & { Code: string; pages: (revision: number) => Promise<Uint8Array> };

/** Returns a listed demo certificate with the PDFs of its revisions, as its holder has them. */
export async function certificateOf(
  url: string,
  api: Api,
  isMatch: (row: Listed) => boolean,
): Promise<KnownCertificate> {
  const { Rows } = must(
    await api.get('/application/certificate/list', { Status: 'PUBLISHED', PageSize: '50' }),
  );
  const row = (Rows as Listed[]).find((one) => one.Kind === 'CERTIFICATE' && isMatch(one));
  if (!row) throw new Error('the demo has no such certificate');
  const view = must(
    await api.get('/application/certificate/view', { CertificateKey: row.CertificateKey }),
  ) as unknown as CertificatePages;
  return {
    ...row,
    Code: new URL(view.VerifyUrl).searchParams.get('c') ?? '',
    pages: async (revision) => {
      const FileKey = view.Revisions.find((one) => one.Revision === revision)?.FileKey;
      const { Url } = must(await api.post('/media/ticket', { FileKey })) as { Url: string };
      return new Uint8Array(await (await fetch(new URL(Url, url))).arrayBuffer());
    },
  };
}

type Deciders = { proposer: Api; decider: Api };

/** Suspends or restores a certificate of a service that requires decisions, which one person proposes and another confirms. */
export async function decideStatus(
  { proposer, decider }: Deciders,
  CertificateKey: string,
  what: 'suspend' | 'restore',
): Promise<void> {
  const grounds = { Ground: 'OBLIGATIONS', Remark: 'Decided in the test of the register.' };
  must(await proposer.post(`/decision/propose/${what}`, { CertificateKey, ...grounds }));
  const { Rows } = must(await decider.get('/decision/proposal/certificate', { CertificateKey }));
  const [open] = Rows as { ProposalKey: string }[];
  must(await decider.post('/decision/proposal/confirm', { ProposalKey: open?.ProposalKey }));
}
