import fc from 'fast-check';
import { hostileString } from './hostile.ts';

type OtherPath = { Method: 'GET' | 'POST'; Path: string; Given: Record<string, fc.Arbitrary<unknown>> };

const word = (FedAs: string): fc.Arbitrary<unknown> =>
  fc.oneof(fc.record({ FedAs: fc.constant(FedAs), Pick: fc.nat({ max: 2_000 }) }), hostileString);
const get = (Path: string, Given: OtherPath['Given'] = {}): OtherPath => ({ Method: 'GET', Path, Given });
const post = (Path: string, Given: OtherPath['Given'] = {}): OtherPath => ({ Method: 'POST', Path, Given });

/**
 * API endpoints outside the contract: files, tickets, callbacks of other servers. Their responses may have
 * any type.
 */
export const otherPaths: readonly OtherPath[] = [
  get('/user/data', { ticket: word('ticket') }),
  get('/auth/provider/start', { redirect: word('Redirect') }),
  get('/auth/provider/return', { state: word('State'), code: word('Code') }),
  get('/export/download', { ticket: word('ticket') }),
  get('/media/download', { ticket: word('ticket') }),
  get('/image/view/x'),
  get('/image/view/%00'),
  get('/image/view/..%2f..%2fx'),
  get('/public/certificate/download', { CertificateNo: word('CertificateNo'), Code: word('Code') }),
  get('/public/disclosure/download', { CertificateNo: word('CertificateNo') }),
  get('/organisation/logo', { OrganisationKey: word('OrganisationKey') }),
  get('/public/log/checkpoint'),
  get('/public/log/verifier'),
  get('/public/log/proof/file', { CertificateNo: word('CertificateNo'), Code: word('Code') }),
  get('/application/certificate/accreditation-file/download', { ticket: word('ticket') }),
  get('/payment/paper/download', { ticket: word('ticket') }),
  get('/public/certificate/credential', { CertificateNo: word('CertificateNo'), Code: word('Code') }),
  get('/calendar/x.ics'),
  get('/calendar/%F0%9F%98%80'),
  get('/mark/picture', { MarkKey: word('MarkKey') }),
  get('/docs/json'),
  get('/nowhere/at/all'),
  get('/application/view/%E0%A4%A'),
  post('/media/upload'),
  post('/media/upload/tmp'),
  post('/media/tinymce/upload'),
  post('/payment/sandbox/webhook', { Id: word('Id'), Type: word('Type') }),
  post('/stripe/webhook', { id: word('Id'), type: word('Type') }),
  post('/application/machform/update', { FormID: word('Id'), EntryNumber: word('EntryNo') }),
];
