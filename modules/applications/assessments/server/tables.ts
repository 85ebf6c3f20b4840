/** Database tables of checklist results and of the points sent to clients. */
import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Immutable } from '#platform/server/database/columns.ts';
import type { ChecklistResult } from '../rules/contract.ts';

/** The remark sent to the client about one field, or about a point as a whole. */
type RequestedField = { Field: string | null; Remark: string };

/** Tables of findings and client points. Dates are YYYY-MM-DD. */
type FindingTables = {
  /** The current result of a point in a round. */
  ChecklistAnswer: {
    ApplicationId: number;
    Round: number;
    PointKey: string;
    Result: ChecklistResult;
    Remark: string | null;
    Attachment: Generated<string[]>;
    DueOn: Generated<string | null>;
    NotifiedAt: Generated<Date | null>;
    AccountId: number;
    At: Date;
  };
  /** Every result ever given. */
  ChecklistEvent: {
    Id: Id;
    ApplicationId: Immutable<number>;
    Round: Immutable<number>;
    PointKey: Immutable<string>;
    Result: Immutable<ChecklistResult>;
    Remark: Immutable<string | null>;
    Attachment: Immutable<string[]>;
    DueOn: Immutable<string | null>;
    AccountId: Immutable<number>;
    At: Immutable<Date>;
  };
  /** A point sent to the client in a round, with the answer. */
  ApplicationPoint: {
    ApplicationId: Immutable<number>;
    Round: Immutable<number>;
    PointNo: Immutable<number>;
    PointKey: Immutable<string | null>;
    Text: Immutable<Localized>;
    Requested: Immutable<RequestedField[]>;
    DueOn: Immutable<string | null>;
    RequestedById: Immutable<number | null>;
    RequestedAt: Immutable<Date>;
    Answer: Immutable<string>;
    Attachment: Immutable<string[]>;
    AnsweredById: Immutable<number>;
    AnsweredAt: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends FindingTables {}
}
