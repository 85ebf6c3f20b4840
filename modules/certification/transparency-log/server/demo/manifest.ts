import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/** Demo data of the transparency log: appends the demo certificates' history to the log. */
export const demo: ModuleDemo = {
  acts: {
    log: {
      place: 70,
      run: ({ portal }) =>
        portal.db
          .transaction()
          .execute((tx) => enqueue(tx, 'transparency.append', {}, { queue: 'transparency' })),
    },
  },
};
