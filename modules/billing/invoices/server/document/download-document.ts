/**
 * Endpoint that generates and delivers the file of a download ticket (invoices, statement of account or
 * refund note), if its user may still see it, and logs the download; one at a time per user.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { redeemTicket } from '#modules/identity/sign-in/server/index.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import type { LogEvent } from '#platform/common/log-events.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { serializeByAccount } from '#platform/server/http/admission/serialize-by-account.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { CompilerStoppedError } from '#platform/server/pdf/compiler-stopped-error.ts';
import { makeStatement } from '../account/make-statement.ts';
import type { MadeFile } from './made-file.ts';
import { makeInvoices } from './make-invoices.ts';
import { makeRefundNote } from './refund-note.ts';
import { visibleInvoices } from './request-invoices.ts';

/**
 * Maximum number of waiting requests per user, more than anyone clicks; beyond it the user has to try again
 * later.
 */
const MAX_WAITING = 4;

/** One document at a time per user: many requests delay only their sender. */
const oneAtATimePerUser = serializeByAccount(MAX_WAITING);

/**
 * Generates the document of one ticket kind, with its log entry; null if the ticket's user may no longer
 * have it.
 */
type Generator = (
  portal: Portal,
  request: { actor: SignedIn; query: Readonly<Record<string, string>>; at: Date },
) => Promise<{ file: MadeFile; Event: LogEvent; Objects: string[]; Detail: Record<string, unknown> } | null>;

const invoices: Generator = async (portal, { actor, query, at }) => {
  const keys = (query.InvoiceKeys ?? '').split(',');
  const seen = await visibleInvoices(portal.db, actor, keys);
  if (seen.length < keys.length) return null;
  const language = languageOf(query.Language);
  const file = await makeInvoices(portal, {
    ids: seen.map((one) => one.Id),
    As: query.As ?? 'PDF',
    language,
    at,
  });
  return {
    file,
    Event: 'INVOICE_DOWNLOADED',
    Objects: seen.map((one) => one.InvoiceNo),
    Detail: { Language: language },
  };
};

const statement: Generator = async (portal, { actor, query, at }) => {
  const made = await makeStatement(portal, { actor, query, at });
  const { OrganisationKey = '', From = '', To = '' } = query;
  return { file: made, Event: 'STATEMENT_DOWNLOADED', Objects: [OrganisationKey], Detail: { From, To } };
};

const refundNote: Generator = async (portal, { actor, query }) => {
  const made = await makeRefundNote(portal, { actor, query });
  if (!made) return null;
  const { file, InvoiceNo } = made;
  return {
    file,
    Event: 'REFUND_NOTE_DOWNLOADED',
    Objects: [InvoiceNo],
    Detail: { Language: languageOf(query.Language) },
  };
};

const GENERATORS = {
  INVOICE_PAPERS: invoices,
  ACCOUNT_STATEMENT: statement,
  REFUND_NOTE: refundNote,
} as const;

/** Delivers a document for a ticket: generated on download, so that nothing is stored that is never fetched. */
export async function downloadDocument(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, Kind, Subject } = await redeemTicket(
    portal.db,
    request,
    'INVOICE_PAPERS',
    'ACCOUNT_STATEMENT',
    'REFUND_NOTE',
  );
  const documentRequest = { actor, query: Subject, at: new Date() };
  // A user who has lost access to a record since then gets an error.
  const made = await oneAtATimePerUser(actor.Id, () => GENERATORS[Kind](portal, documentRequest)).catch(
    failBusy,
  );
  if (!made) return fail('ERR_NOT_FOUND');
  const { file, Event, Objects, Detail } = made;
  for (const name of Objects)
    await audit(portal.db, { AccountId: actor.Id, Event, Object: name, Address: request.ip, Detail });
  return reply
    .header('content-type', file.Type === 'text/csv' ? 'text/csv; charset=utf-8' : file.Type)
    .header('content-length', file.Bytes.byteLength)
    .header('content-disposition', `attachment; filename="${file.Name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
    .send(file.Bytes);
}

/** A busy compiler is not the caller's error: the request can be repeated. */
function failBusy(error: unknown): never {
  if (error instanceof CompilerStoppedError) return fail('ERR_UNAVAILABLE');
  throw error;
}
