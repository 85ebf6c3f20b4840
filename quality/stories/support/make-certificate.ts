/**
 * Prepares certificates through the API for browser tests: takes a new or given draft application through
 * all steps to a published, signed certificate.
 */
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { type Api, signInToApi } from './api.ts';
import {
  approveStep,
  bringToReview,
  type DraftApplication,
  makeApplication,
  must,
} from './make-application.ts';

export type MadeCertificate = DraftApplication & {
  certificateKey: string;
  certificateNo: string;
  verifyUrl: string;
};

const CHAIN = ['assessor', 'assessor-onsite', 'indepreviewer', 'coo', 'ceo'];
const WAIT_MS = 500;
const TRIES = 120;

/**
 * Creates an application through the API and takes it through all steps to a published, signed certificate.
 */
export async function makeCertificate(url: string, client: Api): Promise<MadeCertificate> {
  const made = await makeApplication(url, client);
  const { CertificateKey, CertificateNo, VerifyUrl } = await certify(url, client, made);
  return {
    ...made,
    certificateKey: String(CertificateKey),
    certificateNo: String(CertificateNo),
    verifyUrl: String(VerifyUrl),
  };
}

/** Takes a complete draft through all steps to publication; returns the certificate. */
export async function certify(
  url: string,
  client: Api,
  made: DraftApplication,
): Promise<Record<string, unknown>> {
  await bringToReview(url, client, made);
  for (const name of CHAIN) await approveStep(url, `${name}@demo.test`, made);
  const ApplicationKey = made.key;
  const finance = await signInToApi(url, 'finance@demo.test');
  must(await finance.post('/application/bypass', { ApplicationKey, Remark: 'Paid in another year.' }));
  const scheduling = await signInToApi(url, 'scheduling@demo.test');
  const record = await scheduling.upload('crb', 'crb-record.pdf', samplePdf('crb'));
  must(await scheduling.post('/application/crb/confirm', { ApplicationKey, Attachment: [record] }));
  must(await scheduling.post('/application/certificate/generate', { ApplicationKey }));
  await generated(scheduling, ApplicationKey);
  must(await scheduling.post('/application/publish', { ApplicationKey }));
  return must(await scheduling.get('/application/certificate/view', { ApplicationKey }));
}

async function generated(api: Api, ApplicationKey: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { IsGenerated } = must(await api.get('/application/view', { ApplicationKey }));
    if (IsGenerated === true) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error('the page was not generated in time');
}
