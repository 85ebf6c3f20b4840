/**
 * Which decision each event in the history of a certificate needs: one of its own, the earlier one on the application
 * that led to it, or none, because it is no decision.
 */
import {
  type CertificateStatus,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import type { CertificateEventName } from '#modules/certification/certificates/rules/index.ts';
import type { DecisionType } from './decision-types.ts';

type EventRule =
  /** Recorded together with the event. */
  | { Own: DecisionType }
  /** The decision on the application, made before. */
  | { Covered: 'APPLICATION' }
  /** A date that passed, or a change of what is published or printed. */
  | { None: 'CLOCK' | 'LISTING' | 'DOCUMENT' };

/** The rule for each event, as far as it does not depend on who caused it. */
const EVENT_DECISIONS = {
  ISSUED: { Covered: 'APPLICATION' },
  RENEWED: { Covered: 'APPLICATION' },
  REVISED: { Covered: 'APPLICATION' },
  PUBLISHED: { None: 'LISTING' },
  UNLISTED: { None: 'LISTING' },
  RENEWAL_STARTED: { None: 'CLOCK' },
  RENEWAL_ENDED: { None: 'CLOCK' },
  SUSPENDED: { Own: 'SUSPEND' },
  RESUMED: { Own: 'RESTORE' },
  TERMINATED: { Own: 'WITHDRAW' },
  EXPIRED: { Own: 'WITHDRAW' },
  EXTENDED: { Own: 'EXTEND_TERM' },
  SCOPE_EXTENDED: { Own: 'EXTEND_SCOPE' },
  SCOPE_REDUCED: { Own: 'REDUCE_SCOPE' },
  DISCLOSED: { None: 'DOCUMENT' },
  WITHDRAWN: { Own: 'WITHDRAW' },
  DELETED: { Own: 'WITHDRAW' },
} as const satisfies Record<CertificateEventName, EventRule>;

/** Events that one rule or another may record with a decision of their own. */
export const DECIDED_EVENTS = Object.entries<EventRule>(EVENT_DECISIONS).flatMap(([event, rule]) =>
  'Own' in rule ? event : [],
);
/** Events that need the earlier decision on an application. */
export const COVERED_EVENTS = Object.entries<EventRule>(EVENT_DECISIONS).flatMap(([event, rule]) =>
  'Covered' in rule ? event : [],
);

export type DecidedEvent = {
  Event: string;
  From: CertificateStatus | null;
  /** Caused by the portal itself, such as by the clock. */
  IsByPortal: boolean;
};

const isKnown = (event: string): event is CertificateEventName => Object.hasOwn(EVENT_DECISIONS, event);

/**
 * The rule for an event. The end of the term by the clock is no decision; nor is the removal of a certificate that was never
 * published.
 */
export function ruleOfEvent({ Event, From, IsByPortal }: DecidedEvent): EventRule {
  if (!isKnown(Event)) return { None: 'DOCUMENT' };
  const rule: EventRule = EVENT_DECISIONS[Event];
  if (!('Own' in rule)) return rule;
  if (Event === 'EXPIRED' && IsByPortal) return { None: 'CLOCK' };
  const wasPublished = From !== null && !certificateStatuses.unpublished.includes(From);
  return wasPublished ? rule : { None: 'DOCUMENT' };
}

/** The type of decision to record with an event; null if it needs none of its own. */
export function ownDecision(event: DecidedEvent): DecisionType | null {
  const rule = ruleOfEvent(event);
  return 'Own' in rule ? rule.Own : null;
}
