import type { RecordKind } from './access-expected.ts';

const NAMES: Readonly<Record<RecordKind, string>> = {
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

/** The field of a call that names a record of a kind. */
export const keyName = (kind: RecordKind): string => NAMES[kind];
