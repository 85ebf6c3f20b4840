/** Database tables of the applications module, and the types of their JSON columns. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Approval, Participant } from '#modules/applications/applications/rules/facts.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type {
  Defaulted,
  Id,
  Immutable,
  ImmutableDefault,
  Json,
  Moment,
} from '#platform/server/database/columns.ts';
import type { ScopeChange } from '../rules/scope-change.ts';
import type { Stage } from '../rules/stages.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';

/** One entry of the client's to-do list; entries with the same PointNo are one point about several fields. */
export type Point = {
  PointNo: number;
  PointKey: string | null;
  Field: string | null;
  Text: Localized;
  Remark: string;
  /** YYYY-MM-DD. */
  DueOn: string | null;
};
/** The client's draft answer to a point. */
export type PointAnswer = { PointNo: number; Answer: string; Attachment: string[] };
/**
 * Starting state of a correction: the answers as they were sent back, and the questions visible at that
 * time.
 */
export type CorrectionBase = { Answers: Answers; Shown: string[] };
export type Answers = Record<string, unknown>;

declare module '#platform/server/database/tables.ts' {
  /** Rows of applications in wire names; `names.ts` maps them to snake_case columns. Dates are YYYY-MM-DD strings. */
  interface Tables {
    Application: {
      Id: Id;
      ApplicationKey: string;
      /** Null until the first SUBMIT, unless a cycle creates the application. */
      ApplicationNo: string | null;
      OrganisationId: number;
      CreatedById: number;
      ServiceId: number;
      ServiceVersionId: number;
      ParentId: number | null;
      ApplicationStatusCode: ApplicationStatus;
      Type: 'CERTIFICATE' | 'STATEMENT';
      AssessmentType: AssessmentType;
      Round: Generated<number>;
      Version: Generated<number>;
      Steps: Generated<Step[]>;
      IsShortFlow: Generated<boolean>;
      CurrentStep: Step | null;
      StepSince: Date | null;
      DueAt: Date | null;
      ReachedSteps: Generated<Step[]>;
      AssessorUserId: number | null;
      AssessorOnSiteUserId: number | null;
      IndepreviewerUserId: number | null;
      Approvals: Defaulted<readonly Approval[]>;
      Participants: Defaulted<readonly Participant[]>;
      StatusBefore: ApplicationStatus | null;
      StepBefore: Step | null;
      IsClientTurn: Generated<boolean>;
      TurnUserId: number | null;
      TurnRoles: Generated<Role[]>;
      Answers: Defaulted<Answers>;
      FormPage: Generated<number>;
      IsFormValid: Generated<boolean>;
      SavedAt: Date | null;
      SubmittedAt: Date | null;
      Points: Defaulted<Point[]>;
      PointAnswers: Defaulted<PointAnswer[]>;
      CorrectionBase: Generated<CorrectionBase | null>;
      SharedWith: Generated<number[]>;
      LastReminder: JSONColumnType<{ Turn: string; At: string }> | null;
      MachformEntry: string | null;
      /** The stored external form entry from which the answers were copied. */
      ExternalEntryId: Generated<number | null>;
      IndustryCode: Generated<string | null>;
      Tags: Generated<string[]>;
      TransactionNo: string | null;
      CertifiedAt: Date | null;
      CertificateId: number | null;
      CertificateNo: string | null;
      FirstIssueDate: string | null;
      DecisionDate: string | null;
      EffectiveDate: string | null;
      ExpiryDate: string | null;
      /** First day of the cycle that this application opened. */
      CycleFrom: Generated<string | null>;
      IsCertDateNoManual: Generated<boolean>;
      IsManual: Generated<boolean>;
      IsManualDisclosure: Generated<boolean>;
      /** A decision on its certificate replaced the scope that its answers give. */
      ScopeChange: Generated<ScopeChange | null>;
      DisclosureFile: string | null;
      StartDateTime: Date | null;
      EndDateTime: Date | null;
      Search: string;
      CreatedAt: Moment;
      UpdatedAt: Moment;
    };
    ApplicationPerson: {
      ApplicationId: number;
      AccountId: number;
      Mode: string;
      AssignedAt: Date;
      /** UpdatedAt of the application; maintained by the database. */
      UpdatedAt: ImmutableDefault<Date>;
      ApplicationStatusCode: ImmutableDefault<string>;
      CertificateId: ImmutableDefault<number | null>;
    };
    ApplicationPersonRemoved: {
      Id: Id;
      ApplicationId: number;
      AccountId: number;
      Mode: string;
      AssignedAt: Date;
      RemovedAt: Date;
    };
    /** The time that an application spent in a stage, recorded when the stage ended. */
    ApplicationStageInterval: {
      ApplicationId: number;
      /** Version of the application whose change ended the stage. */
      Version: number;
      Stage: Stage;
      ServiceId: number;
      AccountId: number | null;
      StartedAt: Date;
      EndedAt: Date;
    };
    ApplicationSubmission: {
      Id: Id;
      ApplicationId: number;
      Round: number;
      At: Date;
      AccountId: number;
      Answers: Json<Answers>;
    };
    ApplicationHistory: {
      ApplicationId: Immutable<number>;
      Version: Immutable<number>;
      Action: Immutable<string>;
      At: Immutable<Date>;
      AccountId: Immutable<number | null>;
      AsRole: Immutable<Role | null>;
      FromStatus: Immutable<string>;
      ToStatus: Immutable<string>;
      FromStep: Immutable<Step | null>;
      ToStep: Immutable<Step | null>;
      Round: Immutable<number>;
      Remark: Immutable<string | null>;
      Attachment: Immutable<string[]>;
      Data: Immutable<Record<string, unknown>>;
      IsOverride: Immutable<boolean>;
    };
  }
}
