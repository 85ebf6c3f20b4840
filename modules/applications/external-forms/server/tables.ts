/** Database tables of external forms and their entries. */
import type { Generated } from 'kysely';
import type { Defaulted, Id, Json } from '#platform/server/database/columns.ts';
import type { FormElement } from '../rules/element.ts';
import type { EntryOutcome, EntryRefusal } from '../rules/outcome.ts';

/** Rows of forms that are filled in on another server. */
export type ExternalFormTables = {
  ExternalEntry: {
    Id: Id;
    EntryKey: string;
    FormId: string | null;
    EntryNo: string | null;
    ApplicationId: number | null;
    AccountId: number | null;
    IssuedAt: Date | null;
    ReceivedAt: Generated<Date>;
    Body: Buffer;
    BodySha256: Buffer;
    Headers: Defaulted<Record<string, string>>;
    Address: string | null;
    Elements: Defaulted<ElementValues>;
    Outcome: Generated<EntryOutcome>;
    Reason: Generated<EntryRefusal | null>;
    DecidedAt: Generated<Date | null>;
  };
  ExternalForm: { FormId: string; Elements: Json<FormElement[]>; ReadAt: Date };
};

/** Entered values by element name (`element_3`, `element_4_1`); a list if several options were chosen. */
export type ElementValues = Readonly<Record<string, string | readonly string[]>>;

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ExternalFormTables {}
}
