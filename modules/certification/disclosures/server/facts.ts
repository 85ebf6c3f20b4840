import type { CertificateFacts } from '#modules/certification/certificates/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

/**
 * Type of the content of a disclosure document (certificate facts and course of the assessment), stored with
 * it so that an identical one can be generated again at any time.
 */
export type DisclosureFacts = {
  /** Decision record of the certificate page to which it belongs. */
  Certificate: CertificateFacts;
  Assessment: {
    Type: AssessmentType;
    /** Days in Hong Kong, YYYY-MM-DD; null if there was no such step. */
    Received: string | null;
    Evaluated: string | null;
    Reviewed: string | null;
    Approved: string | null;
    /** No person acted in two separate duties of the assessment. */
    IsSeparate: boolean;
  };
  MadeOn: string;
};
