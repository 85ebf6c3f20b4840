import type { Socket } from 'node:net';

/** The parts of a `pg` connection that `COPY` needs and that the driver's types omit. */
export type CopyConnection = {
  stream: Socket;
  query(statement: string): void;
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
