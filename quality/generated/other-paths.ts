import fc from 'fast-check';
import { hostileString } from './hostile.ts';

type OtherPath = { Method: 'GET' | 'POST'; Path: string; Given: Record<string, fc.Arbitrary<unknown>> };

const fedValue = (FedAs: string): fc.Arbitrary<unknown> =>
  fc.oneof(fc.record({ FedAs: fc.constant(FedAs), Pick: fc.nat({ max: 2_000 }) }), hostileString);
const get = (Path: string, Given: OtherPath['Given'] = {}): OtherPath => ({ Method: 'GET', Path, Given });
const post = (Path: string, Given: OtherPath['Given'] = {}): OtherPath => ({ Method: 'POST', Path, Given });

/**
 * Lists API endpoints outside the contract (downloads, uploads, webhooks, paths that do not exist) with
 * generators of their input, so that generated calls are sent to them too.
 */
export const otherPaths: readonly OtherPath[] = [
  get('/user/data', { ticket: fedValue('ticket') }),
  get('/auth/provider/start', { redirect: fedValue('Redirect') }),
  get('/auth/provider/return', { state: fedValue('State'), code: fedValue('Code') }),
  get('/export/download', { ticket: fedValue('ticket') }),
  get('/media/download', { ticket: fedValue('ticket') }),
  get('/image/view/x'),
  get('/image/view/%00'),
  get('/image/view/..%2f..%2fx'),
  get('/public/certificate/download', { CertificateNo: fedValue('CertificateNo'), Code: fedValue('Code') }),
  get('/public/disclosure/download', { CertificateNo: fedValue('CertificateNo') }),
  get('/organisation/logo', { OrganisationKey: fedValue('OrganisationKey') }),
  get('/public/log/checkpoint'),
  get('/public/log/verifier'),
  get('/public/log/proof/file', { CertificateNo: fedValue('CertificateNo'), Code: fedValue('Code') }),
  get('/application/certificate/accreditation-file/download', { ticket: fedValue('ticket') }),
  get('/decision/document/download', { ticket: fedValue('ticket') }),
  get('/payment/paper/download', { ticket: fedValue('ticket') }),
  get('/public/certificate/credential', { CertificateNo: fedValue('CertificateNo'), Code: fedValue('Code') }),
  get('/calendar/x.ics'),
  get('/calendar/%F0%9F%98%80'),
  get('/mark/picture', { MarkKey: fedValue('MarkKey') }),
  get('/docs/json'),
  get('/nowhere/at/all'),
  get('/application/view/%E0%A4%A'),
  post('/media/upload'),
  post('/media/upload/tmp'),
  post('/media/tinymce/upload'),
  post('/payment/sandbox/webhook', { Id: fedValue('Id'), Type: fedValue('Type') }),
  post('/stripe/webhook', { id: fedValue('Id'), type: fedValue('Type') }),
  post('/application/machform/update', { FormID: fedValue('Id'), EntryNumber: fedValue('EntryNo') }),
];
