import type { Json, Kept } from '../database/columns.ts';

type PortalSettingTables = {
  PortalSetting: {
    Key: string;
    /** Null: the default holds. */
    Value: Json<unknown> | null;
    Version: number;
    AccountId: number | null;
    At: Date;
  };
  PortalSettingHistory: {
    Key: Kept<string>;
    Version: Kept<number>;
    Before: Kept<unknown>;
    After: Kept<unknown>;
    Reason: Kept<string>;
    AccountId: Kept<number | null>;
    At: Kept<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends PortalSettingTables {}
}
