/**
 * Writes and reads the text of a checkpoint, the signed state of the public log: its name, size, root, time
 * and the end of the event log's hash chain, so that rewriting either log can be detected.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';

/** End of the event log's hash chain at the time of signing. */
export type AuditState = { No: number; Hash: Buffer };
export type Checkpointed = { Origin: string; Size: number; Root: Buffer; At: Date; Audit: AuditState | null };

/**
 * Name of the log: its address without the scheme. Fixed by the first checkpoint, even if the portal's
 * address changes.
 */
export const newOrigin = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string => {
  const { host, pathname } = new URL(PUBLIC_URL);
  return `${host}${pathname.replace(/\/+$/, '')}/log`;
};

export const originOf = (note: string): string => note.slice(0, note.indexOf('\n'));

/**
 * Origin, size and root; further lines give the time of signing, so that a proof states its date without the
 * portal, and the end of the event log's chain: anyone who has stored one signed state can detect whether
 * that log was rewritten since.
 */
export const checkpointText = ({ Origin, Size, Root, At, Audit }: Checkpointed): string =>
  `${Origin}\n${Size}\n${Root.toString('base64')}\nTime ${At.toISOString()}\n${
    Audit ? `Audit ${Audit.No} ${Audit.Hash.toString('base64')}\n` : ''
  }`;

/** The event log's state in a checkpoint; null if it has none, as in those of earlier versions. */
export function auditStateOf(note: string): AuditState | null {
  const [, no, hash] = /^Audit (\d{1,15}) ([A-Za-z0-9+/]{43}=)$/m.exec(note) ?? [];
  return no && hash ? { No: Number(no), Hash: Buffer.from(hash, 'base64') } : null;
}
