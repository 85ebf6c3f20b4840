/** Database tables of certification cycles: sent reminders, due dates and calendar feeds. */
import type { Generated } from 'kysely';
import type { Id, Immutable, ImmutableDefault, Moment } from '#platform/server/database/columns.ts';
import type { ScheduleRow } from '../rules/contract.ts';

type DueKind = ScheduleRow['Kind'];

type CycleTables = {
  /** A sent reminder. `DueOn`: YYYY-MM-DD. */
  CycleReminder: {
    CertificateId: Immutable<number>;
    Kind: Immutable<'SURVEILLANCE' | 'EXPIRY'>;
    DueOn: Immutable<string>;
    Days: Immutable<number>;
    At: ImmutableDefault<Date>;
  };
  /**
   * Due dates of certificates in force; readers bring them up to date first (`recompute-dues.ts`). Days:
   * YYYY-MM-DD.
   */
  CertificateDue: {
    CertificateId: Immutable<number>;
    Place: Immutable<number>;
    Kind: Immutable<DueKind>;
    No: Immutable<number>;
    DueOn: Immutable<string>;
    OpensOn: Immutable<string | null>;
    IsRunning: Immutable<boolean>;
    ListedTo: Immutable<string>;
    ApplicationKey: Immutable<string | null>;
    OpenerKey: Immutable<string | null>;
    ServiceId: Immutable<number>;
    CertificateNo: Immutable<string>;
    OrgName: Immutable<string>;
  };
  CertificateDueStale: { Id: Id; CertificateId: Immutable<number> };
  CalendarFeed: {
    AccountId: number;
    TokenHash: Buffer;
    CreatedAt: Moment;
    SeenAt: Generated<Date | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends CycleTables {}
}
