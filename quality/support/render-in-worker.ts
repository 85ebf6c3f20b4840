/** Worker thread that renders an example certificate, for tests of the template compiler. */
import { parentPort } from 'node:worker_threads';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { certificateFacts } from './certificate-facts.ts';

parentPort?.postMessage(renderCertificate(certificateFacts, 'BILINGUAL'));
