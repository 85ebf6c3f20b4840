import type { Generated } from 'kysely';
import type { Kept, KeptDefault, Moment } from './columns.ts';

export type CycleTables = {
  /** A reminder that went out. `DueOn`: YYYY-MM-DD. */
  CycleReminder: {
    CertificateId: Kept<number>;
    Kind: Kept<'SURVEILLANCE' | 'EXPIRY'>;
    DueOn: Kept<string>;
    Days: Kept<number>;
    At: KeptDefault<Date>;
  };
  CalendarFeed: {
    AccountId: number;
    TokenHash: Buffer;
    CreatedAt: Moment;
    SeenAt: Generated<Date | null>;
  };
};
