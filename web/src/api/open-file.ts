import { mediaRoutes } from '@assay/shared/media/contract.ts';
import { call } from './call.ts';

/** Downloads by a one-time address; the token never stands in one. */
export async function openFile(FileKey: string): Promise<void> {
  const { Url } = await call(mediaRoutes.ticket, { body: { FileKey } });
  const link = document.createElement('a');
  link.href = Url;
  link.rel = 'noopener';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
