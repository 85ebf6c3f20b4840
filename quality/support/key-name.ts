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

/** The field of a call that names a record of a kind. */
export const keyName = (kind: RecordKind): string =>
  ownAccess.find((own) => own.kind === kind)?.field ?? NAMES[kind as Exclude<RecordKind, OwnRecord>];
