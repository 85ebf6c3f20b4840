/**
 * Receives an uploaded file: refuses it above the rate limit or quota of unused files, when infected or of a
 * wrong type, otherwise stores it and logs the upload.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { MAX_UNATTACHED_MEGABYTES } from '#platform/common/settings/file-bounds.ts';
import { audit } from '../audit/audit.ts';
import type { Queries, Tx } from '../database/connect.ts';
import { cleanName } from '../files/clean-name.ts';
import { tooLarge } from '../files/inspect-file.ts';
import { type FileKind, fileKinds, isFileKind, MAX_FILE_BYTES } from '../files/kinds.ts';
import { saveFile } from '../files/save-file.ts';
import { scanFile } from '../files/scan/scan-file.ts';
import type { FileStore } from '../files/store.ts';
import { withTemporaryFolder } from '../files/temporary.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { fail, failField } from '../http/fail.ts';
import { countAttempt } from '../http/limits.ts';
import { readParts } from '../http/read-parts.ts';
import { cleanImage } from './picture/clean-image.ts';
import { unattachedFiles, unusedDays } from './sweep-unused.ts';

/** Seconds after which the sender may retry. */
const RETRY_SECONDS = 30;

type ScanInput = { path: string; name: string; address: string };

/**
 * Scans an upload before it is stored. Fails with ERR_UPLOAD_ERR and a log row for known malware; while the
 * scanner does not respond, nothing is accepted unscanned: ERR_UNAVAILABLE.
 */
async function assertNotInfected(
  { db, settings }: Portal,
  { Id: AccountId }: SignedIn,
  { path, name, address }: ScanInput,
): Promise<void> {
  const scanned = await scanFile(settings, path);
  if (scanned.Verdict === 'AWAY')
    fail('ERR_UNAVAILABLE', { Text: 'ERR_UPLOAD_SCANNER', RetryAfter: RETRY_SECONDS });
  if (scanned.Verdict !== 'INFECTED') return;
  const Detail = { Name: cleanName(name), Signature: scanned.Signature };
  await audit(db, { AccountId, Event: 'FILE_INFECTED', Address: address, Detail });
  fail('ERR_UPLOAD_ERR', { Status: 422, Text: 'ERR_UPLOAD_MALWARE' });
}

const MAX_BYTES = MAX_UNATTACHED_MEGABYTES * 1024 * 1024;

type Owner = Pick<SignedIn, 'Id' | 'OrganisationId' | 'Roles'>;

/**
 * Refuses a file of this size if the user's organisation would exceed its quota of unused uploads; staff are
 * counted individually. Within a transaction, uploads of one owner are counted one after the other.
 */
async function admitUnattached(tx: Tx, owner: Owner, size: number): Promise<void> {
  const name = owner.OrganisationId === null ? `account ${owner.Id}` : `organisation ${owner.OrganisationId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unattached files of ${name}`}, 0))`.execute(tx);
  await assertUploadQuota(tx, owner, size);
}

/** The same check without waiting for concurrent uploads, before a file is received. */
async function assertUploadQuota(db: Queries, owner: Owner, size = 1): Promise<void> {
  const { Id, OrganisationId, Roles } = owner;
  const { Bytes } = await unattachedFiles(db)
    .select(sql<number>`coalesce(sum(file.size), 0)::float8`.as('Bytes'))
    .where('File.AccountId', 'in', (eb) =>
      eb
        .selectFrom('Account')
        .select('Account.Id')
        .where((of) =>
          OrganisationId === null ? of('Id', '=', Id) : of('OrganisationId', '=', OrganisationId),
        ),
    )
    .executeTakeFirstOrThrow();
  if (Bytes + size <= MAX_BYTES) return;
  fail('ERR_UPLOAD_ERR', {
    Status: 413,
    Text: 'ERR_UPLOAD_QUOTA',
    Params: { limit: MAX_UNATTACHED_MEGABYTES, days: unusedDays(isClient(Roles)) },
  });
}

/** Time limit in ms for a slow connection; a stalled one is ended by the server's own timeout. */
export const UPLOAD_MS = 10 * 60_000;
/** Allowance for boundaries, headers and the other fields around the file. */
const ENVELOPE_BYTES = 64 * 1024;
/**
 * A request body up to this size is read to its end, so that the sender receives the error instead of a
 * broken connection.
 */
const DRAINED_BYTES = 4 * MAX_FILE_BYTES;

/** The uploading user and the file kind; without a kind the field `Kind` names it. */
type UploadOptions = { actor: SignedIn; kind?: FileKind };

export async function upload(
  portal: Portal,
  store: FileStore,
  request: FastifyRequest,
  { actor, kind: fixed }: UploadOptions,
): Promise<FileInfo> {
  await countAttempt(portal.db, { kind: 'upload', account: actor.UserKey, address: request.ip });
  if (!request.isMultipart()) return fail('ERR_UPLOAD_ERR', { Status: 415 });
  if (Number(request.headers['content-length'] ?? 0) > DRAINED_BYTES + ENVELOPE_BYTES)
    return fail('ERR_UPLOAD_ERR', tooLarge(MAX_FILE_BYTES));
  return withTemporaryFolder(portal.settings, async (folder) => {
    const path = join(folder, 'file');
    const { kind, name, isTruncated } = await receive(request, path, fixed);
    if (isTruncated) fail('ERR_UPLOAD_ERR', tooLarge(fileKinds()[kind].MaxBytes));
    await assertUploadQuota(portal.db, actor);
    await assertNotInfected(portal, actor, { path, name, address: request.ip });
    const file = await saveFile(portal, store, {
      ...{ path, name, kind, account: actor },
      admit: (tx, size) => admitUnattached(tx, actor, size),
      cleanImage: (picture, extension) => cleanImage(picture, extension, actor),
    });
    await audit(portal.db, {
      AccountId: actor.Id,
      Event: 'FILE_UPLOADED',
      Object: file.FileKey,
      Address: request.ip,
      Detail: { Name: file.Name, Size: file.Size },
    });
    return file;
  });
}

type Received = { kind: FileKind; name: string; isTruncated: boolean };

/** Reads the parts in any order; the file is written to disk, cut off at the largest size of all kinds. */
async function receive(request: FastifyRequest, path: string, fixed?: FileKind): Promise<Received> {
  const signal = AbortSignal.timeout(UPLOAD_MS);
  const limits = { fileSize: MAX_FILE_BYTES, files: 1, fields: 5, parts: 6 };
  let kind: unknown = fixed;
  let file: MultipartFile | undefined;
  for await (const part of readParts(request, { limits, throwFileSizeLimit: false })) {
    if (part.type === 'field') {
      if (part.fieldname === 'Kind' && !fixed) kind = part.value;
      continue;
    }
    file = part;
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }), { signal }).catch(unreadable);
  }
  if (!isFileKind(kind)) return failField('Kind', kind === undefined ? 'FIELD_REQUIRED' : 'FIELD_INVALID');
  if (file?.fieldname !== 'file') return failField('file', 'FIELD_REQUIRED');
  return { kind, name: file.filename ?? '', isTruncated: file.file.truncated };
}

/**
 * If the sender disconnected, was too slow or sent an incomplete body, it is not the server's failure. A
 * full disk is.
 */
function unreadable(problem: NodeJS.ErrnoException): never {
  if (problem.syscall === undefined || problem.code === 'ECONNRESET') fail('ERR_UPLOAD_ERR');
  console.error('An upload could not be written to disk:', problem);
  return fail('ERR_UPLOAD_ERR', { Status: 503, RetryAfter: 60 });
}
