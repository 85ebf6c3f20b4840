import { certificateFixture } from './certificate-fixture.ts';
import { certificateLifecycleFixture } from './certificate-lifecycle-fixture.ts';
import type { Certified } from './certified.ts';
import type { TestPortal } from './portal.ts';

const base = '/application/certificate';

/**
 * Helper for tests of issued certificates: creates one (March 2025 to 13 March 2028), changes its status as
 * client or staff, and reads its view and its public verification result.
 */
export const issuedCertificatesFixture = (portal: () => TestPortal) => ({
  living: async (input: Certified) => {
    const test = portal();
    const { application, id } = await certificateFixture(portal).issued({ invoice: 'BYPASSED', ...input });
    const CertificateKey = await certificateLifecycleFixture(portal).keyOf(id);
    const post = (user: string, path: string, body: object = {}, headers: Record<string, string> = {}) =>
      test.post(user, `${base}/${path}`, { CertificateKey, ...body }, headers);
    const status = (user: string, CertificateStatusCode: string, body: object = {}) =>
      post(user, 'status', { CertificateStatusCode, ...body });
    const view = (user: string) => test.get(user, `${base}/view`, { CertificateKey });
    const verdict = async (Code?: string) =>
      (
        await test.get(null, '/public/certificate/view', {
          CertificateNo: input.no,
          ...(Code && { Code }),
        })
      ).data.Verdict;
    return { application, id, CertificateKey, post, status, view, verdict };
  },
});
