/** Row types of the tables of certification decisions and of proposed ones. Dates are YYYY-MM-DD. */
import type { Generated } from 'kysely';
import type { ScopeChange } from '#modules/applications/applications/rules/index.ts';
import type { Grade, NonconformityStatus } from '#modules/applications/nonconformities/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Id, Immutable, ImmutableDefault, Json } from '#platform/server/database/columns.ts';
import type { DecisionType } from '../rules/decision-types.ts';
import type { ProposalStatus } from '../rules/proposals/statuses.ts';
import type { ProposalType } from '../rules/proposals/types.ts';

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
    /** Who proposed it, where decisions are proposed and confirmed. */
    ProposedById: ImmutableDefault<number | null>;
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
    /** 128 random bits, base64url, of which the hash in the public log is made; null for older records, which have none. */
    Salt: Immutable<string | null>;
    Search: Immutable<string>;
  };
  DecisionProposal: {
    Id: Id;
    ProposalKey: Immutable<string>;
    CertificateId: Immutable<number>;
    Type: Immutable<ProposalType>;
    Status: ProposalStatus;
    GroundCode: Immutable<string>;
    Remark: Immutable<string>;
    Attachment: Immutable<string[]>;
    /** The new last valid day that is proposed; null for other types. */
    ExpiryDate: Immutable<string | null>;
    /** The scope before and after; null for other types. */
    ScopeChange: Immutable<ScopeChange | null>;
    /** The suspension is in force; a decider ratifies it until `RatifyBy`. */
    IsUrgent: Immutable<boolean>;
    RatifyBy: Immutable<string | null>;
    /** When the deciders were notified that it was not ratified in time. */
    OverdueAt: Generated<Date | null>;
    /** Null if the portal proposed it by itself. */
    ProposedById: Immutable<number | null>;
    ProposedAs: Immutable<Role | null>;
    ProposedAt: Immutable<Date>;
    /** Who confirmed, declined or withdrew it. */
    ClosedById: Generated<number | null>;
    ClosedAs: Generated<Role | null>;
    ClosedAt: Generated<Date | null>;
    ClosingRemark: Generated<string | null>;
    /** The decision that confirmed it; for an urgent suspension, the one recorded with the suspension. */
    DecisionId: number | null;
    Search: Immutable<string>;
    Version: Generated<number>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends DecisionsTables {}
}
