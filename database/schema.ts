import type { Generated, JSONColumnType } from 'kysely';
import type { Approval, Participant } from '#modules/applications/applications/rules/facts.ts';
import type {
  ApplicationStatus,
  AssessmentType,
  Step,
} from '#modules/applications/applications/rules/statuses.ts';
import type { CertificateStatus } from '#modules/certification/certificates/rules/statuses.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { AuditTables } from '#platform/server/database/audit-tables.ts';
import type { BulkTables } from '#platform/server/database/bulk-tables.ts';
import type { Defaulted, Id, Json, Kept, KeptDefault, Moment } from '#platform/server/database/columns.ts';
import type { CommentTables } from '#platform/server/database/comment-tables.ts';
import type { ContentTables } from '#platform/server/database/content-tables.ts';
import type { ConversationTables } from '#platform/server/database/conversation-tables.ts';
import type { CredentialTables, SignatureLevel } from '#platform/server/database/credential-tables.ts';
import type { CycleTables } from '#platform/server/database/cycle-tables.ts';
import type { DossierTables } from '#platform/server/database/dossier-tables.ts';
import type { ExportTables } from '#platform/server/database/export-tables.ts';
import type { ExternalFormTables } from '#platform/server/database/external-form-tables.ts';
import type { FigureTables } from '#platform/server/database/figure-tables.ts';
import type { FindingTables } from '#platform/server/database/finding-tables.ts';
import type { FollowTables } from '#platform/server/database/follow-tables.ts';
import type { ListTables } from '#platform/server/database/list-tables.ts';
import type { MoneyTables } from '#platform/server/database/money-tables.ts';
import type { PeopleTables } from '#platform/server/database/people-tables.ts';
import type { PortalSettingTables } from '#platform/server/database/portal-setting-tables.ts';
import type { PresenceTables } from '#platform/server/database/presence-tables.ts';
import type { ProofTables } from '#platform/server/database/proof-tables.ts';
import type { ServiceTables } from '#platform/server/database/service-tables.ts';
import type { TemplateTables } from '#platform/server/database/template-tables.ts';
import type { TranslationTables } from '#platform/server/database/translation-tables.ts';
import type { TransparencyTables } from '#platform/server/database/transparency-tables.ts';
import type { UpkeepTables } from '#platform/server/database/upkeep-tables.ts';

/** Row types of the tables, in wire names; `names.ts` maps them to snake_case columns. Dates are YYYY-MM-DD strings. */
/** One entry of the client's to-do list; entries of one PointNo are one point about several fields. */
export type Point = {
  PointNo: number;
  PointKey: string | null;
  Field: string | null;
  Text: Localized;
  Remark: string;
  /** YYYY-MM-DD. */
  DueOn: string | null;
};
/** The client's words to a point, while they are being written. */
export type PointAnswer = { PointNo: number; Answer: string; Attachment: string[] };
/** What a correction begins from: the answers as they were sent back, and the questions that they showed. */
export type CorrectionBase = { Answers: Answers; Shown: string[] };
export type Answers = Record<string, unknown>;

export type Tables = FindingTables &
  BulkTables &
  ContentTables &
  CommentTables &
  ConversationTables &
  FollowTables &
  ListTables &
  UpkeepTables &
  MoneyTables &
  PortalSettingTables &
  PresenceTables &
  ProofTables &
  DossierTables &
  ExportTables &
  CredentialTables &
  CycleTables &
  ExternalFormTables &
  FigureTables &
  PeopleTables &
  ServiceTables &
  TemplateTables &
  TranslationTables &
  AuditTables &
  TransparencyTables & {
    Attempt: { Name: string; Count: number; WindowStartedAt: Date };
    NumberCounter: { Name: string; Value: number };
    Application: {
      Id: Id;
      ApplicationKey: string;
      /** Null until the first SUBMIT, or until a cycle makes the application. */
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
      /** The stored entry of an external form that the answers are a copy of. */
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
      /** The day from which the cycle that it began is counted. */
      CycleFrom: Generated<string | null>;
      IsCertDateNoManual: Generated<boolean>;
      IsManual: Generated<boolean>;
      IsManualDisclosure: Generated<boolean>;
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
      /** Of the application; the database keeps them. */
      UpdatedAt: KeptDefault<Date>;
      ApplicationStatusCode: KeptDefault<string>;
      CertificateId: KeptDefault<number | null>;
    };
    ApplicationPersonRemoved: {
      Id: Id;
      ApplicationId: number;
      AccountId: number;
      Mode: string;
      AssignedAt: Date;
      RemovedAt: Date;
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
      ApplicationId: Kept<number>;
      Version: Kept<number>;
      Action: Kept<string>;
      At: Kept<Date>;
      AccountId: Kept<number | null>;
      AsRole: Kept<Role | null>;
      FromStatus: Kept<string>;
      ToStatus: Kept<string>;
      FromStep: Kept<Step | null>;
      ToStep: Kept<Step | null>;
      Round: Kept<number>;
      Remark: Kept<string | null>;
      Attachment: Kept<string[]>;
      Data: Kept<Record<string, unknown>>;
      IsOverride: Kept<boolean>;
    };
    Certificate: {
      Id: Id;
      CertificateKey: string;
      CertificateNo: string;
      Code: string;
      OrganisationId: number;
      ApplicationId: number;
      ServiceId: number;
      ServiceVersionId: number;
      Kind: 'CERTIFICATE' | 'STATEMENT';
      CertificateStatusCode: CertificateStatus;
      StatusBefore: CertificateStatus | null;
      Revision: number;
      OrgName: Json<Localized>;
      BranchName: Json<Localized>;
      ServiceName: Json<Localized>;
      Scope: Json<Localized>;
      Sites: string[];
      FirstIssueDate: string;
      DecisionDate: string;
      EffectiveDate: string;
      RevisionDate: string;
      ExpiryDate: string | null;
      /** FileKey of the disclosure document in force. */
      DisclosureFile: Generated<string | null>;
      /** When that came into the register; the database keeps it. */
      DisclosedOn: Generated<string | null>;
      /** Taken off the register by the body, whatever its status has become since. */
      IsUnlisted: Generated<boolean>;
      Search: string;
      /** Names that it carried before, as `Search` has them; the database keeps them. */
      FormerSearch: Generated<string>;
      Version: Generated<number>;
      CreatedAt: Moment;
    };
    CertificateDocument: {
      Id: Id;
      CertificateId: number;
      ApplicationId: number;
      Revision: number;
      Language: string;
      Status: 'INTENDED' | 'READY' | 'FAILED';
      Facts: Json<Record<string, unknown>>;
      FileKey: string | null;
      Sha256: string | null;
      IsManual: Generated<boolean>;
      IsDemo: Generated<boolean>;
      /** The template that prints it; null: the portal's own page. */
      TemplateKey: Generated<string | null>;
      CreatedAt: Moment;
      ReadyAt: Date | null;
      /** Of a page that the portal made: its bytes before it was signed, and what it was made with. */
      PageSize: Generated<number | null>;
      MadeWith: Generated<string | null>;
      /** Fingerprint of the certificate that signed it. */
      Signer: Generated<string | null>;
      SignatureLevel: Generated<SignatureLevel | null>;
      IsUnstamped: Generated<boolean>;
      CheckedAt: Generated<Date | null>;
      /** Who asked for it, as what, and why. */
      AccountId: Generated<number | null>;
      AsRole: Generated<Role | null>;
      Remark: Generated<string | null>;
    };
    CertificateEvent: {
      CertificateId: Kept<number>;
      Seq: Kept<number>;
      Event: Kept<string>;
      FromStatus: Kept<CertificateStatus | null>;
      ToStatus: Kept<CertificateStatus>;
      EffectiveOn: Kept<string>;
      Revision: Kept<number>;
      At: Kept<Date>;
      AccountId: Kept<number | null>;
      Remark: Kept<string | null>;
      AsRole: KeptDefault<Role | null>;
      /** The last valid day that the change moved it to. */
      ExpiryDate: KeptDefault<string | null>;
      Attachment: KeptDefault<string[]>;
    };
    File: {
      Id: Id;
      FileKey: string;
      Name: string;
      Kind: 'image' | 'document' | 'crb';
      Type: string;
      Size: number;
      Sha256: string;
      StorageKey: string;
      AccountId: number | null;
      ApplicationId: number | null;
      ConversationMessageId: Generated<number | null>;
      CreatedAt: Moment;
    };
    Notification: {
      Id: Id;
      NotificationKey: string;
      AccountId: number;
      Kind: string;
      Params: Json<Record<string, string>>;
      ApplicationId: number | null;
      Cause: string;
      At: Moment;
      ReadAt: Date | null;
      MailedAt: Generated<Date | null>;
      IsForDigest: Generated<boolean>;
    };
    Mail: {
      Id: Id;
      MailKey: string;
      Recipient: string;
      Subject: string;
      Text: string;
      Html: string;
      Status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'DISCARDED';
      Tries: Generated<number>;
      /** What the mail server said last; null where it said yes. */
      Error: Generated<string | null>;
      Cause: string | null;
      /** Where whoever gets it can end such mails; null once it went out. */
      Unsubscribe: Generated<string | null>;
      /** Mails of one thread are shown together by mail programs. */
      Thread: Generated<string | null>;
      CreatedAt: Moment;
      SentAt: Date | null;
    };
    Idempotency: { AccountId: number; Key: string; RequestHash: Buffer; Response: Json<unknown>; At: Moment };
    Setting: { Name: string; Value: Json<unknown>; UpdatedAt: Moment };
  };
