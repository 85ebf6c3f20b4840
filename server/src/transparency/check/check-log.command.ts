/** `npm run check:log`: does the public log hold? Ends with 1 where something differs. `--json` for programs. */
import { translate } from '@assay/shared/translation/catalogue.ts';
import { connect } from '../../db/connect.ts';
import { withDatabase } from '../../db/with-database.ts';
import { readSettings } from '../../settings.ts';
import { checkLog } from './check-log.ts';

const ABOUT_WIDTH = 28;
const CHECK_WIDTH = 22;

try {
  const given = process.argv.slice(2);
  const unknown = given.find((one) => one !== '--json');
  if (unknown !== undefined) throw new Error(`What is ${unknown}? Known: --json`);
  await withDatabase(readSettings(process.env), async (url) => {
    const { db } = connect(url, 2);
    const counts = new Map<string, number>();
    try {
      for await (const difference of checkLog({ db })) {
        const { Check, About, Expected, Found } = difference;
        counts.set(Check, (counts.get(Check) ?? 0) + 1);
        console.log(
          given.includes('--json')
            ? JSON.stringify(difference)
            : `${Check.padEnd(CHECK_WIDTH)}${About.padEnd(ABOUT_WIDTH)}${Expected} → ${Found}`,
        );
      }
    } finally {
      await db.destroy();
    }
    if (counts.size > 0) process.exitCode = 1;
    if (given.includes('--json')) return;
    if (counts.size === 0) console.log(translate('LOG_CHECK_NONE', 'EN'));
    for (const [name, count] of counts)
      console.log(`\n${name} × ${count}: ${translate(`LOG_CHECK_${name}`, 'EN')}`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
