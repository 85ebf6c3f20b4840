/** Conditions (guards) of the actions on a certificate, each with the reason shown if it is not met. */
import { isSameScope, pageGuards } from '#modules/applications/applications/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import type { CertificateLifeFacts } from './life-facts.ts';

type G = Guard<CertificateLifeFacts>;
type A = RuleInput<CertificateLifeFacts>;

/** Maximum length of one extension, in months (A80). */
export const MAX_EXTENSION_MONTHS = 6;

const guard = (Code: string, holds: (ask: A) => boolean): G => ({ Code, test: holds });
const inputGuard = (Code: string, Field: string, holds: (ask: A) => boolean): G => ({
  Code,
  Field,
  test: holds,
});
const text = (ask: A, field: string): string => {
  const value = ask.input?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

const isPast = ({ facts, at }: A): boolean =>
  facts.ExpiryDate !== null && hongKongDate(at) > facts.ExpiryDate;

/** The reason by which the screen recognises an action that has to be proposed. */
export const DECISION_REQUIRED = 'REASON_DECISION_REQUIRED';

export const lifeGuards = {
  ...pageGuards,

  remarkGiven: inputGuard('REASON_REMARK_REQUIRED', 'Remark', (ask) => text(ask, 'Remark') !== ''),
  /** A statement applies to its date only and has no period that could be interrupted. */
  hasPeriod: hidesAction(guard('REASON_CERT_STATEMENT', ({ facts }) => facts.Kind === 'CERTIFICATE')),
  isStatement: hidesAction(guard('REASON_CERT_NOT_STATEMENT', ({ facts }) => facts.Kind === 'STATEMENT')),
  hasExpiry: hidesAction(guard('REASON_CERT_NO_EXPIRY', ({ facts }) => facts.ExpiryDate !== null)),
  notPast: guard('REASON_CERT_PAST', (ask) => !isPast(ask)),
  wasNotExpired: guard('REASON_CERT_WAS_EXPIRED', ({ facts }) => facts.StatusBefore !== 'EXPIRED'),
  /** Where decisions are proposed and confirmed, the confirmed decision performs the action. */
  decisionMade: guard(DECISION_REQUIRED, ({ facts }) => !facts.IsDecisionRequired),
  /** One that was never published can be deleted: it was in force for no one. */
  decisionMadeIfSeen: guard(
    DECISION_REQUIRED,
    ({ facts }) => !facts.IsDecisionRequired || facts.CertificateStatusCode === 'PENDING',
  ),
  extensionAllowed: hidesAction(
    guard('REASON_CERT_EXTENSION_CLOSED', ({ facts }) => facts.IsExtensionAllowed),
  ),
  expiryLater: inputGuard(
    'REASON_CERT_EXPIRY_LATER',
    'ExpiryDateTime',
    (ask) => ask.facts.ExpiryDate === null || text(ask, 'ExpiryDateTime') > ask.facts.ExpiryDate,
  ),
  expiryNear: inputGuard(
    'REASON_CERT_EXPIRY_FAR',
    'ExpiryDateTime',
    (ask) =>
      ask.facts.ExpiryDate === null ||
      text(ask, 'ExpiryDateTime') <= addMonths(ask.facts.ExpiryDate, MAX_EXTENSION_MONTHS),
  ),
  scopeChanged: inputGuard(
    'REASON_CERT_SCOPE_UNCHANGED',
    'Scope',
    ({ facts, input }) => !isSameScope(facts.Scope, input?.Scope as Localized),
  ),
  renewalOffered: hidesAction(guard('REASON_CERT_NO_RENEWAL', ({ facts }) => facts.HasRenewal)),
  noOpenRenewal: guard('REASON_CERT_RENEWAL_OPEN', ({ facts }) => !facts.HasOpenRenewal),
  renewalWindow: guard(
    'REASON_CERT_RENEWAL_EARLY',
    ({ facts, at }) => facts.RenewalOpens !== null && hongKongDate(at) >= facts.RenewalOpens,
  ),
  noDisclosurePending: guard('REASON_CERT_DISCLOSURE_UNDER_WAY', ({ facts }) => !facts.IsDisclosureUnderWay),
} as const;
