import { parentPort } from 'node:worker_threads';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { certificateFacts } from './certificate-facts.ts';

parentPort?.postMessage(renderCertificate(certificateFacts, 'BILINGUAL'));
