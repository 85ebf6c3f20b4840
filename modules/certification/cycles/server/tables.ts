import type { Generated } from 'kysely';
import type { Id, Kept, KeptDefault, Moment } from '#platform/server/database/columns.ts';
import type { ScheduleRow } from '../rules/contract.ts';

type DueKind = ScheduleRow['Kind'];

type CycleTables = {
  /** A reminder that went out. `DueOn`: YYYY-MM-DD. */
  CycleReminder: {
    CertificateId: Kept<number>;
    Kind: Kept<'SURVEILLANCE' | 'EXPIRY'>;
    DueOn: Kept<string>;
    Days: Kept<number>;
    At: KeptDefault<Date>;
  };
  /** What is due for a certificate in force; readers settle it first (`settle-dues.ts`). Days: YYYY-MM-DD. */
  CertificateDue: {
    CertificateId: Kept<number>;
    Place: Kept<number>;
    Kind: Kept<DueKind>;
    No: Kept<number>;
    DueOn: Kept<string>;
    OpensOn: Kept<string | null>;
    IsRunning: Kept<boolean>;
    ListedTo: Kept<string>;
    ApplicationKey: Kept<string | null>;
    OpenerKey: Kept<string | null>;
    ServiceId: Kept<number>;
    CertificateNo: Kept<string>;
    OrgName: Kept<string>;
  };
  CertificateDueStale: { Id: Id; CertificateId: Kept<number> };
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
