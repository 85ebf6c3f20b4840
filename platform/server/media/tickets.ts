import type { Json } from '../database/columns.ts';

/**
 * What a ticket gives, and the fields that name the one thing meant. Each module completes it by declaration merging with
 * what it gives for a ticket.
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
