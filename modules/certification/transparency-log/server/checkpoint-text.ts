import type { Settings } from '#platform/server/configuration/settings.ts';

/** The end of the chain over the event log, as it was then. */
export type AuditState = { No: number; Hash: Buffer };
export type Checkpointed = { Origin: string; Size: number; Root: Buffer; At: Date; Audit: AuditState | null };

/** The name of the log: its address without a scheme. The first checkpoint fixes it, wherever the portal moves. */
export const newOrigin = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string => {
  const { host, pathname } = new URL(PUBLIC_URL);
  return `${host}${pathname.replace(/\/+$/, '')}/log`;
};

export const originOf = (note: string): string => note.slice(0, note.indexOf('\n'));

/**
 * Origin, size and root; as further lines the time of signing, so that a proof states its date without us, and the end of the
 * event log's chain: anyone who has stored one signed state can detect whether that log was rewritten since.
 */
export const checkpointText = ({ Origin, Size, Root, At, Audit }: Checkpointed): string =>
  `${Origin}\n${Size}\n${Root.toString('base64')}\nTime ${At.toISOString()}\n${
    Audit ? `Audit ${Audit.No} ${Audit.Hash.toString('base64')}\n` : ''
  }`;

/** What a signed state says of the event log; null where it says nothing, as those of earlier versions. */
export function auditStateOf(note: string): AuditState | null {
  const [, no, hash] = /^Audit (\d{1,15}) ([A-Za-z0-9+/]{43}=)$/m.exec(note) ?? [];
  return no && hash ? { No: Number(no), Hash: Buffer.from(hash, 'base64') } : null;
}
