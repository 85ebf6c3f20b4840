import { setting } from '#platform/common/settings/current-settings.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { newestBackup } from './newest-backup.ts';

/**
 * Checker `BACKUP`: reports to operators when there is no complete backup, when none is as recent as the settings require,
 * and when the last one lacks files.
 */
export const checkBackupAge = async ({ db }: Portal, pass: Pass): Promise<CheckResult> => ({
  differences: age(db, pass),
});

async function* age(db: Portal['db'], { at, reportProgress }: Pass): AsyncGenerator<Difference> {
  const hours = setting('BackupHours');
  const isOld = (moment: Date) => at.getTime() - moment.getTime() > hours * 3_600_000;
  const whole = await newestBackup(db, true);
  const last = await newestBackup(db, false);
  await reportProgress(last ? 1 : 0);
  if (last && !last.IsComplete)
    yield {
      Check: 'NOT_WHOLE',
      About: last.SnapshotAt.toISOString(),
      Expected: whole?.SnapshotAt.toISOString() ?? '',
      Found: last.ManifestSha256,
    };
  if (whole && isOld(whole.SnapshotAt))
    yield {
      Check: 'OLD',
      About: whole.SnapshotAt.toISOString(),
      Expected: `${hours} h`,
      Found: hoursSince(whole.SnapshotAt, at),
    };
  if (!whole) yield { Check: 'NONE', About: 'npm run portal -- backup', Expected: `${hours} h`, Found: '' };
}

const hoursSince = (moment: Date, at: Date): string =>
  `${Math.floor((at.getTime() - moment.getTime()) / 3_600_000)} h`;
