import { Readable } from 'node:stream';
import type pg from 'pg';
import type { CopyConnection } from './copy-connection.ts';

/** What `COPY … TO STDOUT` answers, as it comes: as fast as it is read, never whole in memory. */
export function copyOut(client: pg.Client, statement: string): Readable {
  let connection: CopyConnection | undefined;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  client.query({
    submit(given: unknown) {
      connection = given as CopyConnection;
      connection.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The piece is a window into what the connection reads next.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete() {},
    handleReadyForQuery() {
      // Nobody asks for more of what has ended, but the next statement's answer has to come in.
      connection?.stream.resume();
      rows.push(null);
    },
    handleError: (error: Error) => void rows.destroy(error),
  } as pg.Submittable);
  return rows;
}
