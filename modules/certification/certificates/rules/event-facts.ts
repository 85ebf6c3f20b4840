/** Facts about the events of a certificate's history: their entries and who is notified of them. */
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { EntryFacts } from '#platform/common/workflow/types.ts';
import {
  type CertificateNotificationEvent,
  type CertificateNotificationRule,
  onceListed,
  oncePublished,
  toDeciders,
  toHolder,
  unlessNotifiedElsewhere,
  unlessOld,
} from './notification-rules.ts';

type CertificateEventFacts = EntryFacts & {
  /** Who is notified. Publishing and the start of a renewal are notified with the application. */
  Notify: CertificateNotificationRule | null;
};

/**
 * The events of a certificate's history, with the facts about each: its entry, and who is notified. Their names are part
 * of the entries of the public log. Reasons that must be disclosed to the holder are `IsRemarkForClient`.
 */
const CERTIFICATE_EVENT = {
  ISSUED: { Notify: null },
  PUBLISHED: { Notify: onceListed(toHolder('CERT_LISTED')) },
  UNLISTED: { Tone: 'plain', Notify: toHolder('CERT_UNLISTED') },
  RENEWED: { Notify: null },
  REVISED: { Notify: oncePublished(unlessNotifiedElsewhere(toHolder('CERT_REVISED'))) },
  RENEWAL_STARTED: { Notify: null },
  RENEWAL_ENDED: { Notify: toDeciders('CERT_RENEWAL_ENDED') },
  SUSPENDED: { Tone: 'warning', IsRemarkForClient: true, Notify: toHolder('CERT_SUSPENDED') },
  RESUMED: { IsRemarkForClient: true, Notify: toHolder('CERT_RESUMED') },
  TERMINATED: { Tone: 'danger', IsRemarkForClient: true, Notify: toHolder('CERT_TERMINATED') },
  EXPIRED: { Tone: 'danger', IsRemarkForClient: true, Notify: unlessOld(toHolder('CERT_EXPIRED')) },
  EXTENDED: { IsRemarkForClient: true, Notify: toHolder('CERT_EXTENDED') },
  SCOPE_EXTENDED: { IsRemarkForClient: true, Notify: toHolder('CERT_SCOPE_EXTENDED') },
  SCOPE_REDUCED: { Tone: 'warning', IsRemarkForClient: true, Notify: toHolder('CERT_SCOPE_REDUCED') },
  DISCLOSED: { Tone: 'plain', Notify: oncePublished(toHolder('CERT_DISCLOSED')) },
  WITHDRAWN: { Tone: 'danger', IsRemarkForClient: true, Notify: toHolder('CERT_WITHDRAWN') },
  DELETED: { Tone: 'danger', Notify: oncePublished(toHolder('CERT_DELETED')) },
} as const satisfies Readonly<Record<string, CertificateEventFacts>>;

export type CertificateEventName = keyof typeof CERTIFICATE_EVENT;

/** The facts about an event; undefined for a name of an earlier version. */
export const certificateEventFacts = (event: string): CertificateEventFacts | undefined =>
  Object.hasOwn(CERTIFICATE_EVENT, event) ? CERTIFICATE_EVENT[event as CertificateEventName] : undefined;

export const certificateRecipientsFor = (event: string, news: CertificateNotificationEvent): Message[] =>
  certificateEventFacts(event)?.Notify?.(news) ?? [];
