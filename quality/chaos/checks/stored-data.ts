import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { checkLog } from '#modules/certification/transparency-log/server/check/check-log.ts';
import { checkAudit } from '#modules/operations/event-log/server/chain/check/check-audit.ts';
import { diskStore } from '#platform/server/files/disk-store.ts';
import { ABORTED } from '../faults/bad-clients.ts';
import { waiting } from '../waiting.ts';
import type { Check } from './check.ts';
import { differences } from './differences.ts';

/**
 * Chaos checks of stored data after a run: uploaded files and their hashes, the hash chains of the logs,
 * jobs left undone, and missing notifications.
 */
export const storedData: readonly Check[] = [
  {
    name: 'FILE_GONE',
    reads: 'every row of a file, and the bytes it names',
    meaning: 'bytes are missing or changed',
    find: async ({ portal }) => {
      const store = diskStore(portal.dataDir);
      const rows = await portal.db
        .selectFrom('File')
        .select(['FileKey', 'Name', 'StorageKey', 'Sha256'])
        .execute();
      const found: string[] = [];
      for (const { FileKey, Name, StorageKey, Sha256 } of rows) {
        const hash = createHash('sha256');
        try {
          for await (const piece of await store.get(StorageKey)) hash.update(piece);
          if (hash.digest('hex') !== Sha256) found.push(`${FileKey} ${Name} has other bytes`);
        } catch {
          found.push(`${FileKey} ${Name} has no bytes`);
        }
        if (Name.startsWith(ABORTED)) found.push(`${FileKey} ${Name} never came whole`);
      }
      return found;
    },
  },
  {
    name: 'UPLOAD_LOST',
    reads: 'every upload that was acknowledged',
    meaning: 'an acknowledged file is missing',
    find: async ({ portal, history }) => {
      const rows = await portal.db.selectFrom('File').select('FileKey').execute();
      const there = new Set(rows.map(({ FileKey }) => FileKey));
      return history.entries
        .filter(
          ({ Path, Outcome, Answer }) =>
            Path === '/media/upload' && Outcome === 'ok' && !there.has(String(Answer.FileKey)),
        )
        .map(({ No, Answer }) => `#${No} ${Answer.FileKey}`);
    },
  },
  {
    name: 'LEFT_UNDONE',
    reads: 'the queue, once all of its jobs were due',
    meaning: 'a job of a change was not run',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Line: string }>`
        select task_identifier || ' ' || attempts || ' times: ' || coalesce(last_error, 'never begun') as line
        from graphile_worker.jobs where run_at <= now() and ${waiting} limit 20`.execute(portal.db);
      return rows.map(({ Line }) => Line);
    },
  },
  {
    name: 'NO_ONE_NOTIFIED',
    reads: 'every submission without a later change, and the messages to staff about it',
    meaning: 'a change was stored without its message',
    find: async ({ portal, history }) => {
      const keys = history.entries
        .filter(({ Path, Outcome }) => Path === '/application/submit' && Outcome === 'ok')
        .map(({ Answer }) => String(Answer.ApplicationKey));
      const { rows } = await sql<{ Line: string }>`
        select application_key || ' version ' || history.version as line
        from application_history as history join application on application.id = history.application_id
        where application_key = any(${keys}) and action = 'SUBMIT' and history.version = application.version and not exists (
          select from notification where cause = 'application:' || application.id || ':' || history.version)`.execute(
        portal.db,
      );
      return rows.map(({ Line }) => Line);
    },
  },
  {
    name: 'HALF_DONE',
    reads: 'every idempotency key that a request was sent with',
    meaning: 'a key was stored, but its action is missing',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Key: string }>`
        select key from idempotency where response is null or response = 'null'::jsonb`.execute(portal.db);
      return rows.map(({ Key }) => Key);
    },
  },
  {
    name: 'AUDIT',
    reads: 'the event log and its chain (`npm run portal -- check audit`)',
    meaning: 'the chain is broken',
    find: ({ portal }) => differences(checkAudit({ db: portal.db })),
  },
  {
    name: 'PUBLIC_LOG',
    reads: 'the public log of certificates (`npm run portal -- check log`)',
    meaning: 'the log is inconsistent',
    find: ({ portal }) => differences(checkLog({ db: portal.db })),
  },
];
