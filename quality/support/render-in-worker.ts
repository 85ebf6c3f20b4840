/**
 * Worker thread that renders a bilingual example certificate as PDF, for tests of the template compiler in
 * several threads.
 */
import { parentPort } from 'node:worker_threads';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { certificateFacts } from './certificate-facts.ts';

parentPort?.postMessage(renderCertificate(certificateFacts, 'BILINGUAL'));
