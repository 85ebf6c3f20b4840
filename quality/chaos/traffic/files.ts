import { createHash } from 'node:crypto';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { clientOf, type Work } from './work.ts';

/**
 * Simulated client of the chaos tests who uploads unique files, sometimes downloads an earlier one, and
 * reports a download whose content differs.
 */
export const files: Work = async ({ no, caller, place }) => {
  const client = await caller(clientOf(no));
  const uploaded: { key: string; hash: string }[] = [];
  let uploads = 0;
  return async () => {
    uploads += 1;
    const bytes = samplePdf(`file ${no} ${uploads} ${'x'.repeat(uploads % 50)}`);
    const { Outcome, Answer } = await client.upload(`file-${no}-${uploads}.pdf`, bytes);
    if (Outcome === 'ok') uploaded.push({ key: String(Answer.FileKey), hash: sha256(bytes) });
    const one = uploaded[(uploads * 7) % Math.max(uploaded.length, 1)];
    if (!one || uploads % 3 !== 0) return;
    const ticket = await client.write('/media/ticket', { FileKey: one.key }, { hasNoKey: true });
    const found = await downloaded(`${place.url}${String(ticket.Answer.Url ?? '')}`);
    if (found && found !== one.hash)
      place.history.wrong.push(`FILE_OTHER ${one.key} was downloaded with the hash ${found}`);
  };
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the file's hash, or null if the download failed or was incomplete. */
const downloaded = (address: string): Promise<string | null> =>
  fetch(address, { signal: AbortSignal.timeout(10_000) })
    .then(async (answer) => (answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : null))
    .catch(() => null);
