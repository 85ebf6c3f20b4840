/** `npm run check:certificates`: holds the proofs of every certificate against each other. */
import { runComparison } from '#platform/server/comparison/run-comparison.ts';
import { checkCertificates } from './check-certificates.ts';

await runComparison({
  texts: 'CERT_CHECK_',
  table: 'credential',
  compare: (portal) => checkCertificates(portal, { at: new Date(), documents: null }),
});
