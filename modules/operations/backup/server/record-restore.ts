/**
 * Last step of a restore: records it in the event log and checks event log, public log and certificates
 * before the portal starts again; returns the number of differences.
 */
import { checkCertificates } from '#modules/certification/credentials/server/index.ts';
import { checkLog } from '#modules/certification/transparency-log/server/index.ts';
import { checkAudit } from '#modules/operations/event-log/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Manifest } from './manifest.ts';

/**
 * Checks run after a restore, before the portal opens. File contents were verified while they were restored.
 */
const CHECKS: Readonly<Record<string, (portal: Portal) => AsyncIterable<Difference>>> = {
  'event log': checkAudit,
  'public log': checkLog,
  certificates: (portal) => checkCertificates(portal, { at: new Date(), documents: new Set() }),
};

/**
 * Records the restore in the event log and runs every check; logs each difference and returns their number.
 */
export async function recordRestore(
  { settings, url }: { settings: Settings; url: string },
  { SnapshotAt }: Manifest,
  log: (line: string) => void,
): Promise<number> {
  const { db } = connect(url, 2);
  try {
    await audit(db, { AccountId: null, Event: 'BACKUP_RESTORED', Detail: { SnapshotAt } });
    let count = 0;
    for (const [name, check] of Object.entries(CHECKS)) {
      const before = count;
      for await (const { Check, About } of check({ db, settings })) {
        count += 1;
        log(`${name}: ${Check} ${About}`);
      }
      if (count === before) log(`${name}: whole.`);
    }
    return count;
  } finally {
    await db.destroy();
  }
}
