import { parentPort } from 'node:worker_threads';
import { renderCertificate } from '../../src/certificate/document/render-certificate.ts';
import { certificateFacts } from './certificate-facts.ts';

parentPort?.postMessage(renderCertificate(certificateFacts, 'BILINGUAL'));
