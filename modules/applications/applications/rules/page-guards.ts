import { hongKongDate } from '#platform/common/format/dates.ts';
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';

/** What the rules of a certificate's documents depend on, by whichever key they are asked for. */
export type PageFacts = {
  /** Of the application whose page it is. */
  IsPaid: boolean;
  IsByPassPayment: boolean;
  /** Its certificate is terminated, withdrawn or deleted. */
  IsCertificateEnded: boolean;
  /** It has expired: the last day on which its renewal may begin (YYYY-MM-DD); null while it has not. */
  RenewalPossibleUntil: string | null;
  /** A page has been made, or uploaded, successfully. */
  HasPage: boolean;
  /** A page of its certificate is being made at the moment. */
  IsPageUnderWay: boolean;
};

type G = Guard<PageFacts>;
const guard = (Code: string, holds: G['test']): G => ({ Code, test: holds });

/** Terminated, withdrawn, deleted, or expired and beyond renewal: nothing more can come of it. */
export const isCertificateEnded = ({ facts, at }: Pick<RuleInput<PageFacts>, 'facts' | 'at'>): boolean =>
  facts.IsCertificateEnded ||
  (facts.RenewalPossibleUntil !== null && hongKongDate(at) > facts.RenewalPossibleUntil);

/** Conditions on documents of a certificate, the same by ApplicationKey and by CertificateKey. */
export const pageGuards = {
  /** Who may not generate certificates has these entries as little as another role. */
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
