import { mediaRoutes } from '#platform/common/media/contract.ts';
import { call } from './call.ts';
import { downloadFrom } from './download-from.ts';

/** Downloads a file through a one-time URL; the session token never appears in a URL. */
export async function openFile(FileKey: string): Promise<void> {
  const { Url } = await call(mediaRoutes.ticket, { body: { FileKey } });
  downloadFrom(Url);
}
