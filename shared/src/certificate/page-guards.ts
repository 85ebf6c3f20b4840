import { hiding } from '../workflow/hiding.ts';
import type { Guard } from '../workflow/types.ts';

/** What the rules of a certificate's documents depend on, by whichever key they are asked for. */
export type PageFacts = {
  /** Of the application whose page it is. */
  IsPaid: boolean;
  IsByPassPayment: boolean;
  /** Its certificate is terminated, withdrawn or deleted. */
  IsCertificateEnded: boolean;
  /** A page has been made, or uploaded, successfully. */
  HasPage: boolean;
  /** A page of its certificate is being made at the moment. */
  IsPageUnderWay: boolean;
};

type G = Guard<PageFacts>;
const guard = (Code: string, holds: G['holds']): G => ({ Code, holds });

/** Conditions on documents of a certificate, the same by ApplicationKey and by CertificateKey. */
export const pageGuards = {
  generationGranted: guard('REASON_GENERATION_NOT_GRANTED', ({ actor }) => actor.IsGrantGeneration),
  certNotEnded: hiding(guard('REASON_CERT_ENDED', ({ facts }) => !facts.IsCertificateEnded)),
  paidOrBypass: guard('REASON_NOT_PAID', ({ facts }) => facts.IsPaid || facts.IsByPassPayment),
  hasPage: guard('REASON_NOT_GENERATED', ({ facts }) => facts.HasPage || facts.IsPageUnderWay),
  noPageUnderWay: guard('REASON_CERT_PAGE_UNDER_WAY', ({ facts }) => !facts.IsPageUnderWay),
} as const satisfies Record<string, G>;
