/** Database tables of customised texts and their change history. */
import type { Immutable, Json } from '#platform/server/database/columns.ts';
import type { CustomText } from '../rules/contract.ts';

type TranslationTables = {
  Translation: {
    Key: string;
    CustomText: Json<CustomText>;
    Version: number;
    AccountId: number | null;
    At: Date;
  };
  TranslationHistory: {
    Key: Immutable<string>;
    Version: Immutable<number>;
    Before: Immutable<CustomText>;
    After: Immutable<CustomText>;
    AccountId: Immutable<number | null>;
    At: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TranslationTables {}
}
