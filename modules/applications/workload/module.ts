/** Workload: the open assignments of each member of staff and their absences, for those who plan the work. */
import { defineModule } from '#platform/common/module.ts';
import { workloadExports, workloadLists } from './rules/lists.ts';
import { workloadPermissions } from './rules/permissions.ts';
import { workloadScreens } from './rules/screens.ts';
import { workloadTexts } from './texts/workload.ts';

const texts = { workload: workloadTexts };

export const module = defineModule({
  name: 'applications/workload',
  uses: ['applications/applications', 'catalogue/services', 'identity/accounts'],
  permissions: workloadPermissions,
  screens: workloadScreens,
  lists: workloadLists,
  exports: workloadExports,
  texts,
});

type WorkloadTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends WorkloadTexts {}
}
