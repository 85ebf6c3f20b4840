import type { Effect } from '../job.ts';

/** No scheme code looks like this. */
const SET_ASIDE = '~';

/** The row stays for the log; its key is free for another service. */
export const remove: Effect = async ({ row }) => ({
  Columns: { SchemeCode: `${row.SchemeCode}${SET_ASIDE}${row.Id}` },
});
