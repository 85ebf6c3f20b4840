import type { Settings } from '../settings.ts';

export type Checkpointed = { Origin: string; Size: number; Root: Buffer; At: Date };

/** The name of the log: its address without a scheme. The first checkpoint fixes it, wherever the portal moves. */
export const newOrigin = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string => {
  const { host, pathname } = new URL(PUBLIC_URL);
  return `${host}${pathname.replace(/\/+$/, '')}/log`;
};

export const originOf = (note: string): string => note.slice(0, note.indexOf('\n'));

/** Origin, size and root, and as a further line when it was signed: a proof then says since when, without us. */
export const checkpointText = ({ Origin, Size, Root, At }: Checkpointed): string =>
  `${Origin}\n${Size}\n${Root.toString('base64')}\nTime ${At.toISOString()}\n`;
