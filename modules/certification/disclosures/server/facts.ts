import type { CertificateFacts } from '#modules/certification/certificates/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';

/** Everything that one disclosure document says, kept with it: it can be made again at any time, and alike. */
export type DisclosureFacts = {
  /** The decision record of the page that it goes with. */
  Certificate: CertificateFacts;
  Assessment: {
    Type: AssessmentType;
    /** Days in Hong Kong, YYYY-MM-DD; null where there was no such step. */
    Received: string | null;
    Evaluated: string | null;
    Reviewed: string | null;
    Approved: string | null;
    /** No one acted on two sides of the file. */
    IsSeparate: boolean;
  };
  MadeOn: string;
};
