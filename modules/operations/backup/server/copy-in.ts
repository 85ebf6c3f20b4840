import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { CopyConnection } from './copy-connection.ts';

/** Feeds `COPY … FROM STDIN`, as fast as the database takes it. What breaks on the way breaks the statement. */
export const copyIn = (client: pg.Client, statement: string, source: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let broken: unknown;
    client.query({
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        feed(connection, source).catch((error: unknown) => {
          broken = error;
          connection.sendCopyFail('the backup could not be read');
        });
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        source.destroy();
        reject(broken ?? error);
      },
    } as pg.Submittable);
  });

async function feed(connection: CopyConnection, source: Readable): Promise<void> {
  for await (const piece of source) {
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
