import { Readable } from 'node:stream';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { ticketHolder } from '../../auth/ticket-holder.ts';
import { hashSecret } from '../../db/keys.ts';
import type { FileStore } from '../../files/store.ts';
import type { Portal, SignedIn } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';
import { OWN_DATA } from './issue-data-ticket.ts';
import { ownData } from './own-data.ts';
import { type OwnFile, ownFiles } from './own-files.ts';

const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Redeems a ticket, once, and streams the ZIP: nothing of it is ever kept on a disk or whole in memory. */
export async function sendData(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await redeem(portal, request);
  const at = new Date();
  const files = await ownFiles(portal.db, actor.Id);
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="assay-data-${hongKongDate(at)}.zip"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(zipOf(portal, store, { actor, at, files }));
}

async function redeem({ db }: Portal, request: FastifyRequest): Promise<SignedIn> {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== 'string' || !TICKET.test(ticket)) return fail('ERR_NOT_FOUND');
  const now = new Date();
  const used = await db
    .updateTable('ExportTicket')
    .set({ UsedAt: now })
    .where('TicketHash', '=', hashSecret(ticket))
    .where('List', '=', OWN_DATA)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', now)
    .returning('AccountId')
    .executeTakeFirst();
  if (!used) return fail('ERR_NOT_FOUND');
  // Whoever signed out meanwhile, or was signed out, gets nothing any more.
  return (await ticketHolder(db, used.AccountId)) ?? fail('ERR_NOT_FOUND');
}

type Wanted = { actor: SignedIn; at: Date; files: OwnFile[] };

/** Each part is opened when its turn comes. One that fails breaks the download off: half a ZIP must not look whole. */
function zipOf(portal: Portal, store: FileStore, { actor, at, files }: Wanted): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  const opened = (part: Readable): Readable => {
    open = part.on('error', breakOff);
    return part;
  };
  zip.on('error', breakOff);
  // Whoever goes away in the middle leaves no file open.
  output.once('close', () => open?.destroy());
  zip.addReadStreamLazy('data.json', { mtime: at }, (give) =>
    give(null, opened(Readable.from(ownData(portal, actor, at, files)))),
  );
  for (const file of files)
    zip.addReadStreamLazy(
      file.Path,
      // Pictures and documents are packed already.
      { mtime: file.CreatedAt, compress: false, size: file.Size },
      (give) => void store.get(file.StorageKey).then((stream) => give(null, opened(stream)), breakOff),
    );
  zip.end();
  return output;
}
