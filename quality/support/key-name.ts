/**
 * Returns the request field with which an API call names a record of a given kind (such as InvoiceKey), for
 * the access tests.
 */
import type { OwnRecord, RecordKind } from './access-expected.ts';
import { ownAccess } from './own-access.ts';

const NAMES: Readonly<Record<Exclude<RecordKind, OwnRecord>, string>> = {
  application: 'ApplicationKey',
  checklist: 'ApplicationKey',
  certificate: 'ApplicationKey',
  invoice: 'InvoiceKey',
  'billed certificate': 'CertificateKey',
  client: 'UserKey',
  sub: 'UserKey',
  staff: 'UserKey',
  team: 'TeamKey',
  service: 'ServiceKey',
  file: 'FileKey',
  comment: 'CommentKey',
  notification: 'NotificationKey',
  conversation: 'ConversationKey',
  session: 'SessionKey',
  passkey: 'PasskeyKey',
};

/** Returns the field name with which a call refers to a kind of record. */
export const keyName = (kind: RecordKind): string =>
  ownAccess.find((own) => own.kind === kind)?.field ?? NAMES[kind as Exclude<RecordKind, OwnRecord>];
