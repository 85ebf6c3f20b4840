import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#quality/support/database.ts';

const ROWS = 60_000;
/** Heap limit in MB: all rows or the whole sheet in memory would need three times as much. */
const HEAP = 36;
/** Maximum growth of the process in MB after the first tenth: compression buffers and uncollected garbage. */
const MAX_GROWTH = 60;

test('a long list is written row by row with constant memory', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'assay-many-'));
  try {
    const script = join(import.meta.dirname, '../../../../../quality/support/write-many-rows.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--no-warnings', `--max-old-space-size=${HEAP}`],
      script,
      ...[database.url, join(folder, 'many.xlsx'), String(ROWS), 'XLSX'],
    ]);
    const reported = JSON.parse(stdout) as { done: number; size: number; early: number; most: number };
    expect(reported.done).toBe(ROWS);
    expect(reported.size).toBeGreaterThan(1_000_000);
    expect(reported.most - reported.early, `${reported.early} MB, then ${reported.most} MB`).toBeLessThan(
      MAX_GROWTH,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
});
