/**
 * Types of one-time download tickets: what a ticket may give access to, extended by modules through
 * declaration merging, and the row type of the ticket table.
 */
import type { Json } from '../database/columns.ts';

/**
 * What one-time tickets give access to, with the fields that identify the subject. Each module adds its own
 * by declaration merging.
 */
export interface Tickets {
  FILE: { FileKey: string };
}

export type TicketTables = {
  DownloadTicket: {
    TicketHash: Buffer;
    Kind: keyof Tickets;
    Subject: Json<Tickets[keyof Tickets]>;
    SessionId: number;
    ExpiresAt: Date;
    UsedAt: Date | null;
  };
};
