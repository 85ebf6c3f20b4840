/** Guards for actions on certificate documents, shared by the application and the certificate workflows. */
import { hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';

/**
 * Facts on which the document guards depend, the same whether requested by application or by certificate
 * key.
 */
export type PageFacts = {
  /** Payment of the application that the page belongs to. */
  IsPaid: boolean;
  IsByPassPayment: boolean;
  /** The certificate is terminated, withdrawn or deleted. */
  IsCertificateEnded: boolean;
  /**
   * If the certificate has expired: the last day on which its renewal may start (YYYY-MM-DD); otherwise
   * null.
   */
  RenewalPossibleUntil: string | null;
  /** A page has been generated or uploaded successfully. */
  HasPage: boolean;
  /** A page of the certificate is being generated. */
  IsPageUnderWay: boolean;
};

type G = Guard<PageFacts>;
const guard = (Code: string, holds: G['test']): G => ({ Code, test: holds });

/** True if the certificate is terminated, withdrawn, deleted, or expired beyond renewal on this day in Hong Kong. */
export const isCertificateEndedOn = (
  { IsCertificateEnded, RenewalPossibleUntil }: PageFacts,
  today: string,
): boolean => IsCertificateEnded || (RenewalPossibleUntil !== null && today > RenewalPossibleUntil);

const isCertificateEnded = ({ facts, at }: Pick<RuleInput<PageFacts>, 'facts' | 'at'>): boolean =>
  isCertificateEndedOn(facts, hongKongDate(at));

/** Guards for documents of a certificate, the same by ApplicationKey and by CertificateKey. */
export const pageGuards = {
  /** Hides these actions from users without the generation permission, as from users without the role. */
  generationGranted: hidesAction(
    guard('REASON_GENERATION_NOT_GRANTED', ({ actor }) => actor.IsGrantGeneration),
  ),
  certNotEnded: hidesAction(guard('REASON_CERT_ENDED', (ask) => !isCertificateEnded(ask))),
  paidOrBypass: guard('REASON_NOT_PAID', ({ facts }) => facts.IsPaid || facts.IsByPassPayment),
  hasPage: impliedBy(
    ['REASON_NUMBER_MISSING'],
    guard('REASON_NOT_GENERATED', ({ facts }) => facts.HasPage || facts.IsPageUnderWay),
  ),
  noPagePending: guard('REASON_CERT_PAGE_UNDER_WAY', ({ facts }) => !facts.IsPageUnderWay),
} as const satisfies Record<string, G>;
