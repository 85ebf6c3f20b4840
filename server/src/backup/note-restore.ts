import { checkCertificates } from '../certificate/check/check-certificates.ts';
import type { Difference } from '../comparison/types.ts';
import { connect } from '../db/connect.ts';
import type { Portal } from '../http/context.ts';
import { audit } from '../log/audit.ts';
import { checkAudit } from '../log/chain/check/check-audit.ts';
import type { Settings } from '../settings.ts';
import { checkLog } from '../transparency/check/check-log.ts';
import type { Manifest } from './manifest.ts';

/** What a portal that came back is asked before it opens. Bytes of files were proven on their way. */
const CHECKS: Readonly<Record<string, (portal: Portal) => AsyncIterable<Difference>>> = {
  'event log': checkAudit,
  'public log': checkLog,
  certificates: (portal) => checkCertificates(portal, { at: new Date(), documents: new Set() }),
};

/** Has the log remember a restore, and asks every checker; answers how many differences there are, each said. */
export async function noteRestore(
  { settings, url }: { settings: Settings; url: string },
  { CutAt }: Manifest,
  say: (line: string) => void,
): Promise<number> {
  const { db } = connect(url, 2);
  try {
    await audit(db, { AccountId: null, Event: 'BACKUP_RESTORED', Detail: { CutAt } });
    let count = 0;
    for (const [name, check] of Object.entries(CHECKS)) {
      const before = count;
      for await (const { Check, About } of check({ db, settings })) {
        count += 1;
        say(`${name}: ${Check} ${About}`);
      }
      if (count === before) say(`${name}: whole.`);
    }
    return count;
  } finally {
    await db.destroy();
  }
}
