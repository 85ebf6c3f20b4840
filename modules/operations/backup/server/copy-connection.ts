import type { Socket } from 'node:net';

/**
 * Type of the parts of a `pg` database connection that backup and restore need for `COPY` and that the
 * driver's types omit.
 */
export type CopyConnection = {
  stream: Socket;
  query(statement: string): void;
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
