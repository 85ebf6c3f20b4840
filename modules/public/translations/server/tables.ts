import type { Json, Kept } from '#platform/server/database/columns.ts';
import type { OwnText } from '../rules/contract.ts';

type TranslationTables = {
  Translation: {
    Key: string;
    Own: Json<OwnText>;
    Version: number;
    AccountId: number | null;
    At: Date;
  };
  TranslationHistory: {
    Key: Kept<string>;
    Version: Kept<number>;
    Before: Kept<OwnText>;
    After: Kept<OwnText>;
    AccountId: Kept<number | null>;
    At: Kept<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TranslationTables {}
}
