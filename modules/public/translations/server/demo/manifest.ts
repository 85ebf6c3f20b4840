/** Demo data of the translations module: two customised texts. */
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { CustomText } from '../../rules/index.ts';

/** Custom texts of the demo organisation: one in all languages, one in only two. */
const OWN: Readonly<Record<string, CustomText>> = {
  REFERENCE_EMPTY_STAGES: { EN: 'No stages yet', CHT: '尚未新增任何階段', CHS: null },
  REFERENCE_EMPTY_INDUSTRIES: {
    EN: 'No industries yet',
    CHT: '尚未新增任何行業',
    CHS: '尚未添加任何行业',
  },
};
const NOTHING: CustomText = { EN: null, CHT: null, CHS: null };

async function seedTexts(tx: Tx): Promise<void> {
  const { Id: AccountId } = await tx
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'it@demo.test')
    .executeTakeFirstOrThrow();
  const At = new Date('2026-11-16T03:20:00Z');
  for (const [Key, own] of Object.entries(OWN)) {
    const row = { Key, Version: 1, AccountId, At };
    await tx
      .insertInto('Translation')
      .values({ ...row, CustomText: json(own) })
      .execute();
    await tx
      .insertInto('TranslationHistory')
      .values({ ...row, Before: json(NOTHING), After: json(own) })
      .execute();
  }
}

export const demo: ModuleDemo = { rows: { texts: { place: 80, run: seedTexts } } };
