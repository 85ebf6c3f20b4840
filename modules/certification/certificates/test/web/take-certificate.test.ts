import { expect, test } from 'vitest';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type CertificateView, certificateRoutes } from '../../rules/contract.ts';
import { takeCertificate } from '../../web/take-certificate.ts';

const CertificateKey = 'a-certificate';
const at = (Version: number) => ({ CertificateKey, Version }) as CertificateView;
const shown = () =>
  queryClient.getQueryData<CertificateView>(queryKeyOf(certificateRoutes.view, { CertificateKey }))?.Version;

test('the answer of an action that a job has overtaken does not bring back what was before', () => {
  takeCertificate(at(2));
  expect(shown()).toBe(2);
  takeCertificate(at(4));
  takeCertificate(at(3));
  expect(shown()).toBe(4);
});
