import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Kept } from '#platform/server/database/columns.ts';
import type { ChecklistResult } from '../rules/contract.ts';

/** The remark sent to the client about one field, or about a point as a whole. */
type AskedField = { Field: string | null; Remark: string };

/** Rows of findings and of what was asked of the client. Days are YYYY-MM-DD. */
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
    ToldAt: Generated<Date | null>;
    AccountId: number;
    At: Date;
  };
  /** Every result that was ever given. */
  ChecklistEvent: {
    Id: Id;
    ApplicationId: Kept<number>;
    Round: Kept<number>;
    PointKey: Kept<string>;
    Result: Kept<ChecklistResult>;
    Remark: Kept<string | null>;
    Attachment: Kept<string[]>;
    DueOn: Kept<string | null>;
    AccountId: Kept<number>;
    At: Kept<Date>;
  };
  /** What was asked of the client in a round, with the answer. */
  ApplicationPoint: {
    ApplicationId: Kept<number>;
    Round: Kept<number>;
    PointNo: Kept<number>;
    PointKey: Kept<string | null>;
    Text: Kept<Localized>;
    Asked: Kept<AskedField[]>;
    DueOn: Kept<string | null>;
    AskedById: Kept<number | null>;
    AskedAt: Kept<Date>;
    Answer: Kept<string>;
    Attachment: Kept<string[]>;
    AnsweredById: Kept<number>;
    AnsweredAt: Kept<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends FindingTables {}
}
