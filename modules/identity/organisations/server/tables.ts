import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Defaulted, Id, Json, Moment } from '#platform/server/database/columns.ts';

/** Database table of the organisations that clients belong to. */
type OrganisationTables = {
  Organisation: {
    Id: Id;
    OrganisationKey: string;
    OrgName: Json<Localized>;
    BranchName: Defaulted<Localized>;
    RegistrationNo: string | null;
    LogoFileKey: Generated<string | null>;
    /** Receives invoices, payment reminders and receipts in addition to the clients. */
    BillingEmail: Generated<string | null>;
    /** Printed on invoices, several lines. */
    BillingAddress: Generated<string | null>;
    Search: string;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends OrganisationTables {}
}
