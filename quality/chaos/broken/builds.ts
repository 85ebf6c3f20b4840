/**
 * Lists broken server builds (source text to replace, database settings, traffic and faults) with the chaos
 * checks that must detect each, as proof that the checks find real defects.
 */
import type { Kind } from '../traffic/traffic.ts';

/** A piece of text in a server source file, and its replacement in the broken build. */
type Change = { file: string; from: string; to: string };

export type BrokenBuild = {
  name: string;
  /** The defect, as a developer might describe it. */
  is: string;
  changes: readonly Change[];
  /** PostgreSQL settings that are part of the defect. */
  database: readonly string[];
  traffic: readonly Kind[];
  /** Names of the faults that are injected. */
  faults: readonly string[];
  /** Checks of which at least one must report the defect. */
  caughtBy: readonly string[];
};

/**
 * Builds that the checks must catch. They exist only in memory: source text is replaced while the server
 * loads.
 */
export const BROKEN_BUILDS: readonly BrokenBuild[] = [
  {
    name: 'read-check-write',
    is: 'an action reads, checks and writes without locking the row',
    changes: [
      {
        file: 'modules/applications/applications/server/load.ts',
        from: '    .forUpdate();\n',
        to: '    ;\n',
      },
      {
        file: 'modules/applications/applications/server/save-change.ts',
        from: 'const Version = row.Version + 1;',
        to: `const { Version: before } = await tx.selectFrom('Application').select('Version')
          .where('Id', '=', row.Id).forUpdate().executeTakeFirstOrThrow();
          const Version = before + 1;`,
      },
      // The delay ensures that two concurrent actions are between reading and writing at the same time.
      {
        file: 'platform/server/workflow/perform-action.ts',
        from: '  const found = await handler.facts(tx, row);\n',
        to: '  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));\n  const found = await handler.facts(tx, row);\n',
      },
    ],
    database: [],
    traffic: ['reviews'],
    faults: [],
    caughtBy: ['TWO_WINNERS', 'STORY_BROKEN', 'VERSION_HOLE', 'LOST'],
  },
  {
    name: 'asynchronous-commit',
    is: 'the database acknowledges a commit before it is on the disk',
    changes: [],
    // Commits reach the disk as late as PostgreSQL allows.
    database: ['synchronous_commit=off', 'wal_writer_delay=10s', 'wal_writer_flush_after=1GB'],
    traffic: ['drafts', 'comments', 'subAccounts'],
    faults: ['kill-database', 'kill-database'],
    caughtBy: ['LOST', 'ANSWER_LOST', 'COMMENT_ODD', 'PERSON_LOST'],
  },
  {
    name: 'webhook-twice',
    is: 'an event repeated by the provider is processed twice',
    changes: [
      {
        file: 'modules/billing/card-payments/server/receive-event.ts',
        from: 'EventId: event.EventId,',
        to: "EventId: event.EventId + ' ' + crypto.randomUUID(),",
      },
    ],
    database: [],
    traffic: ['payments'],
    faults: [],
    caughtBy: ['EVENT_TWICE'],
  },
  {
    name: 'row-before-file',
    is: 'the row of a file is written before its bytes',
    changes: [
      {
        file: 'platform/server/files/store-file.ts',
        from: '  await store.put(StorageKey, source);\n  return insertFile(db, { ...row, StorageKey });\n',
        to: '  const written = await insertFile(db, { ...row, StorageKey });\n  await store.put(StorageKey, source);\n  return written;\n',
      },
    ],
    database: [],
    traffic: ['files'],
    faults: ['full-uploads', 'kill-server'],
    caughtBy: ['FILE_GONE'],
  },
];
