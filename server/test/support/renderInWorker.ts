import { parentPort } from 'node:worker_threads';
import { renderCertificate } from '../../src/certificate/document/renderCertificate.ts';
import { certificateFacts } from './certificateFacts.ts';

parentPort?.postMessage(renderCertificate(certificateFacts, 'BILINGUAL'));
