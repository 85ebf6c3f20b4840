/** Row types of the database tables of nonconformities. Dates are YYYY-MM-DD. */
import type { Generated } from 'kysely';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Immutable, ImmutableDefault, Json } from '#platform/server/database/columns.ts';
import type { Grade, ResultChange } from '../rules/facts.ts';
import type { ResponsePart } from '../rules/inputs.ts';
import type { NonconformityStatus } from '../rules/statuses.ts';

export type StoredDraft = Record<ResponsePart, string> & { Attachment: string[] };

type NonconformitiesTables = {
  Nonconformity: {
    Id: Id;
    NonconformityKey: string;
    NonconformityNo: string;
    ApplicationId: number;
    PointKey: string;
    Step: Step;
    Clause: string;
    Requirement: Json<Localized>;
    Statement: string;
    Attachment: string[];
    Grade: Grade;
    Status: NonconformityStatus;
    RaisedById: number;
    RaisedAt: Date;
    /** When the checklist result was recorded that this record reflects. */
    ResultAt: Date;
    DueOn: string | null;
    ReleasedAt: Date | null;
    /** The due date of which the client was reminded. */
    RemindedDueOn: Generated<string | null>;
    /** Since when an overdue one is escalated; null once it is no longer open, or due later. */
    EscalatedAt: Generated<Date | null>;
    /** Number of responses. */
    Responses: Generated<number>;
    Draft: Json<StoredDraft> | null;
    Search: string;
    Version: Generated<number>;
  };
  NonconformityResponse: {
    Id: Id;
    NonconformityId: Immutable<number>;
    Round: Immutable<number>;
    Correction: Immutable<string>;
    Cause: Immutable<string>;
    CorrectiveAction: Immutable<string>;
    OtherSites: Immutable<string>;
    Attachment: Immutable<string[]>;
    AccountId: Immutable<number>;
    At: Immutable<Date>;
  };
  NonconformityHistory: {
    Id: Id;
    NonconformityId: Immutable<number>;
    Action: Immutable<string>;
    FromStatus: Immutable<NonconformityStatus>;
    ToStatus: Immutable<NonconformityStatus>;
    AccountId: Immutable<number | null>;
    AsRole: Immutable<Role | null>;
    Remark: Immutable<string | null>;
    Attachment: Immutable<string[]>;
    Method: Immutable<string | null>;
    IsOverride: Immutable<boolean>;
    /** Of a change by a later checklist result. */
    ResultChange: ImmutableDefault<ResultChange | null>;
    At: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends NonconformitiesTables {}
}
