import type { Generated } from 'kysely';
import type { Moment } from '#platform/server/database/columns.ts';

/** Row types of presence: who is viewing which room, reported by the processes that serve the sockets. */
type PresenceTables = {
  Presence: {
    SocketId: string;
    Room: string;
    Process: string;
    AccountId: number;
    IsStaff: boolean;
    IsViewing: Generated<boolean>;
    IsEditing: Generated<boolean>;
    TypingUntil: Date | null;
    SeenAt: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends PresenceTables {}
}
