import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/** The public log takes the stories as they are. */
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
