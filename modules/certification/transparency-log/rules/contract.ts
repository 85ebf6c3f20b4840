/** API contract of the public transparency log: proofs, checkpoints, keys and consistency. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { listData, listQuery } from '#platform/common/contract/list.ts';
import { proofFile } from './proof-file.ts';

const size = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Request for the proof of a public log entry; without `Seq` the certificate's newest entry. */
export const proofQuery = z.strictObject({
  CertificateNo: z.string().trim().min(1).max(40),
  Code: z.string().trim().max(40).optional(),
  Seq: z.coerce.number().int().min(1).max(1_000_000).optional(),
});

const checkpointRow = z.object({
  /** Number of leaves in the signed tree. */
  Size: z.int(),
  /** Base64. */
  Root: z.string(),
  At: z.string(),
  /** The signed note, as at /api/public/log/checkpoint. */
  Note: z.string(),
});

const logKey = z.object({
  Kid: z.string(),
  /** `name+id+key`, the format that programs for signed notes expect. */
  VerifierKey: z.string(),
  From: z.string(),
  /** Null while the key is in use. */
  Until: z.string().nullable(),
});

export const transparencyRoutes = {
  proof: defineRoute({
    method: 'GET',
    path: '/public/log/proof',
    summary: 'Proof that an event of a certificate’s history is in the public log',
    access: 'public',
    reads: ['certificates', 'transparency-log'],
    query: proofQuery,
    data: proofFile,
  }),
  consistency: defineRoute({
    method: 'GET',
    path: '/public/log/consistency',
    summary: 'Proof that the log of one size is a prefix of the log of another (RFC 9162, 2.1.4)',
    access: 'public',
    reads: ['transparency-log'],
    query: z.strictObject({ From: size, To: size }),
    data: z.object({ From: z.int(), To: z.int(), Path: z.array(z.string()) }),
  }),
  checkpoints: defineRoute({
    method: 'GET',
    path: '/public/log/checkpoints',
    summary: 'All signed states of the public log, newest first, and the signing keys',
    access: 'public',
    reads: ['transparency-log'],
    query: listQuery(['Size'], {}),
    data: listData(checkpointRow).extend({ Keys: z.array(logKey) }),
  }),
} as const;

/** Log entries of a certificate, for its public page. */
export type CertificateLog = {
  Entries: readonly {
    Seq: number;
    Event: string;
    EffectiveOn: string;
    /** Position in the log, counted from 0. */
    Index: number;
    /** Time of the first signed checkpoint that contains it. */
    Since: string;
  }[];
  /** Number of history entries that wait for their leaf. */
  Waiting: number;
  /** Null before the first checkpoint was signed. */
  Checkpoint: { Size: number; Root: string; At: string } | null;
};
