import { expect, test } from 'vitest';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type CertificateView, certificateRoutes } from '../../rules/contract.ts';
import { updateCertificateCache } from '../../web/certificate-cache.ts';

const CertificateKey = 'a-certificate';
const at = (Version: number) => ({ CertificateKey, Version }) as CertificateView;
const shown = () =>
  queryClient.getQueryData<CertificateView>(queryKeyOf(certificateRoutes.view, { CertificateKey }))?.Version;

test('the response to an action that a job has overtaken does not restore the previous state', () => {
  updateCertificateCache(at(2));
  expect(shown()).toBe(2);
  updateCertificateCache(at(4));
  updateCertificateCache(at(3));
  expect(shown()).toBe(4);
});
