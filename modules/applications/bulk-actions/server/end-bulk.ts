import type { Portal } from '#platform/server/http/context.ts';

/** The job is not tried any more: what was not begun says so, and its person may ask for other work. Asked again, it does nothing. */
export const endBulk = ({ db }: Portal, { BulkJobId }: { BulkJobId: number }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const ended = await tx
      .updateTable('BulkJob')
      .set({ FinishedAt: at })
      .where('Id', '=', BulkJobId)
      .where('FinishedAt', 'is', null)
      .returning('Id')
      .executeTakeFirst();
    if (!ended) return;
    await tx
      .updateTable('BulkItem')
      .set({ Status: 'REFUSED', Code: 'ERR_BULK_GIVEN_UP', At: at })
      .where('BulkJobId', '=', BulkJobId)
      .where('Status', '=', 'WAITING')
      .execute();
  });
