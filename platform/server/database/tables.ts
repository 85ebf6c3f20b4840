import type { Json, Moment } from '#platform/server/database/columns.ts';
import type { TicketTables } from '../media/tickets.ts';

/**
 * Row types of all tables. Each module adds its own by declaration merging (`server/tables.ts`), so that a
 * query compiles only against an existing table, and no lower module imports a higher one.
 */
export interface Tables extends TicketTables {
  Attempt: { Name: string; Count: number; WindowStartedAt: Date };
  NumberCounter: { Name: string; Value: number };
  Idempotency: { AccountId: number; Key: string; RequestHash: Buffer; Response: Json<unknown>; At: Moment };
  Setting: { Name: string; Value: Json<unknown>; UpdatedAt: Moment };
}
