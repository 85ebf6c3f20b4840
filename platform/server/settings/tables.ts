/** Row types of the settings and their history. */
import type { Immutable, Json } from '../database/columns.ts';

type PortalSettingTables = {
  PortalSetting: {
    Key: string;
    /** Null: the default applies. */
    Value: Json<unknown> | null;
    Version: number;
    AccountId: number | null;
    At: Date;
  };
  PortalSettingHistory: {
    Key: Immutable<string>;
    Version: Immutable<number>;
    Before: Immutable<unknown>;
    After: Immutable<unknown>;
    Reason: Immutable<string>;
    AccountId: Immutable<number | null>;
    At: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends PortalSettingTables {}
}
