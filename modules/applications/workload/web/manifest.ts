/** Web manifest of workload: screen, list and export. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { workloadExports, workloadLists } from '../rules/lists.ts';
import { workloadScreens } from '../rules/screens.ts';

export const workloadWeb = defineWebModule({
  name: 'applications/workload',
  screens: workloadScreens,
  lists: workloadLists,
  exports: workloadExports,
  pages: { workload: page(() => import('./workload-page.tsx'), 'WorkloadPage') },
});
