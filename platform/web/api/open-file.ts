import { mediaRoutes } from '#platform/common/media/contract.ts';
import { call } from './call.ts';
import { downloadFrom } from './download-from.ts';

/** Downloads through a one-time address; the token never appears in one. */
export async function openFile(FileKey: string): Promise<void> {
  const { Url } = await call(mediaRoutes.ticket, { body: { FileKey } });
  downloadFrom(Url);
}
