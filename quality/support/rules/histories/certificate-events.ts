/** Events of the certificate of a generated history: by actions on it, by the clock, and with its application. */
import {
  type CertificateTransition,
  certificateTransitions,
} from '#modules/certification/certificates/rules/automatic.ts';
import type { CertificateAction } from '#modules/certification/certificates/rules/workflow.ts';
import { ownDecision } from '#modules/certification/decisions/rules/event-decisions.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { automaticChange } from '#platform/common/workflow/automatic.ts';
import { NOW } from '../application-facts.ts';
import type { Combined } from '../state-graph/combined.ts';
import { checkEvent, eventOf } from './decisions.ts';
import type { History, Way } from './history.ts';

/** The action is null for the clock. */
type Cause = { action: CertificateAction | null; way: Way };

/** Checks the event of a change that the history already contains. */
export function onCertificate(history: History, before: Combined, { action, way }: Cause): History {
  const From = before.Certificate?.CertificateStatusCode ?? null;
  const hasLapsed = action === null && history.At.Certificate?.CertificateStatusCode === 'EXPIRED';
  const Event = action === null ? (hasLapsed ? 'EXPIRED' : null) : eventOf(action);
  if (Event === null || (action === null && From === 'EXPIRED')) return history;
  const Type = ownDecision({ Event, From, IsByPortal: action === null });
  const Decision = Type && { Type, Application: null, ...way };
  return checkEvent(history, { Event, isDecided: action !== null && From !== 'PENDING', Decision });
}

/** What an action of the application does to the certificate: creation with the document, and publication. */
export function publish(history: History, before: Combined, action: string): History {
  if (before.Certificate === null && history.At.Certificate !== null)
    return checkEvent(history, { Event: 'ISSUED', isDecided: false, Decision: null });
  if (action !== 'PUBLISH') return history;
  const type = before.Application.AssessmentType;
  if (before.Certificate?.CertificateStatusCode === 'PENDING') return byPortal(history, before, 'ISSUE');
  if (type === 'RENEWAL') return byPortal(history, before, 'RENEWAL_DECIDED');
  return checkEvent(history, { Event: 'REVISED', isDecided: false, Decision: null });
}

function byPortal(history: History, before: Combined, transition: CertificateTransition): History {
  const { Certificate } = before;
  if (!Certificate) return history;
  const row = certificateTransitions[transition];
  const facts = { ...Certificate, IsUnlisted: Certificate.CertificateStatusCode === 'ACTIVE' };
  const change = automaticChange(transition, row, {
    facts,
    statusOf: ({ CertificateStatusCode }) => CertificateStatusCode,
    today: hongKongDate(NOW),
  });
  const Event = row.event(facts);
  const after = { ...history, At: { ...history.At, Certificate: { ...Certificate, ...change } } };
  return Event ? checkEvent(after, { Event, isDecided: false, Decision: null }) : after;
}
