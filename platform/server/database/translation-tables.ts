import type { OwnText } from '#modules/public/translations/rules/contract.ts';
import type { Json, Kept } from './columns.ts';

export type TranslationTables = {
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
