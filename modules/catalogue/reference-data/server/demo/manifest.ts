/** Demo data: industries and tags that the demo services use. */
import { INDUSTRIES, text } from '#modules/catalogue/services/server/demo/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/** Tags of the demo services, and two for marking applications. */
const TAGS = {
  CLIMATE: text('Climate', '氣候', '气候'),
  FINANCE: text('Finance', '金融', '金融'),
  QUALITY: text('Quality', '質量', '质量'),
  ISO: text('ISO standards', 'ISO 標準', 'ISO 标准'),
  REPORTING: text('Reporting', '匯報', '报告'),
  SECURITY: text('Information security', '資訊保安', '信息安全'),
  PRIORITY: text('Priority', '優先處理', '优先处理'),
  MULTI_SITE: text('Several sites', '多個場所', '多个场所'),
};

const rowsOf = (names: typeof INDUSTRIES | typeof TAGS) =>
  Object.entries(names).map(([Code, Name], Position) => ({ Code, Name: json(Name), Position }));

/** Inserts the industries and tags. Rows that exist from an earlier run are kept. */
export async function seedReference(db: Tx): Promise<void> {
  await db
    .insertInto('Industry')
    .values(rowsOf(INDUSTRIES))
    .onConflict((conflict) => conflict.column('Code').doNothing())
    .execute();
  await db
    .insertInto('Tag')
    .values(rowsOf(TAGS).map(({ Code, ...row }) => ({ TagCode: Code, ...row })))
    .onConflict((conflict) => conflict.column('TagCode').doNothing())
    .execute();
}

export const demo: ModuleDemo = { rows: { 'industries and tags': { place: 20, run: seedReference } } };
