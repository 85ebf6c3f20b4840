/** Row type of the table of certification decisions. Dates are YYYY-MM-DD. */
import type { Grade, NonconformityStatus } from '#modules/applications/nonconformities/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Id, Immutable, Json } from '#platform/server/database/columns.ts';
import type { DecisionType } from '../rules/decision-types.ts';

/** What the decider had before them, as it was on the day of the decision. */
export type Considered = {
  /** Approvals of the steps before the decision, oldest first. */
  Steps: { Step: Step; AccountId: number | null; At: string; Remark: string | null }[];
  Nonconformities: {
    NonconformityKey: string;
    NonconformityNo: string;
    Grade: Grade;
    Status: NonconformityStatus;
  }[];
  /** Ids of those who took part in the evaluation within the certification cycle. */
  Evaluators: number[];
};

type DecisionsTables = {
  CertificationDecision: {
    Id: Id;
    DecisionKey: Immutable<string>;
    DecisionNo: Immutable<string>;
    Type: Immutable<DecisionType>;
    /** The application that was decided; null for a decision on a certificate in force. */
    ApplicationId: Immutable<number | null>;
    /** The certificate and the entry of its history; null for a decision on an application. */
    CertificateId: Immutable<number | null>;
    EventSeq: Immutable<number | null>;
    DecidedById: Immutable<number | null>;
    AsRole: Immutable<Role | null>;
    DecidedAt: Immutable<Date>;
    EffectiveOn: Immutable<string>;
    Grounds: Immutable<string | null>;
    Attachment: Immutable<string[]>;
    Considered: Json<Considered>;
    /** The decider took no part in the evaluation within the certification cycle. */
    IsSeparate: Immutable<boolean>;
    /** Later than `DecidedAt` for decisions that were made before decisions were recorded. */
    RecordedAt: Immutable<Date>;
    Search: Immutable<string>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends DecisionsTables {}
}
