/**
 * `npm run portal -- check certificates`: checks that the proofs of every certificate (page, signature, register,
 * credential, public log) agree with each other, and reports each difference.
 */
import '../compose.ts';
import { checkCertificates } from '#modules/certification/credentials/server/check/check-certificates.ts';
import { runComparison } from '#platform/server/comparison/run-comparison.ts';

await runComparison({
  texts: 'CERT_CHECK_',
  table: 'credential',
  compare: (portal) => checkCertificates(portal, { at: new Date(), documents: null }),
});
