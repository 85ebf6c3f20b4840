import { copyUploads, removeCopies } from '#platform/server/files/copy-uploads.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { BulkJob } from './tables.ts';

/**
 * Performs the action on one application with the input of the request. Files belong to one application, so each
 * receives copies of its own, which are removed if the action is refused.
 */
export async function withItemInput(
  portal: Portal,
  { Kind, Input, AccountId }: BulkJob,
  perform: (input: object) => Promise<void>,
): Promise<void> {
  if (Kind !== 'CONFIRM') return perform(Input);
  const fileKeys = Input.Attachment as string[];
  const Attachment = await copyUploads(portal, { fileKeys, accountId: AccountId });
  try {
    await perform({ ...Input, Attachment });
  } catch (error) {
    await removeCopies(portal, Attachment);
    throw error;
  }
}
