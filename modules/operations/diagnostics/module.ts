/** Diagnostics: the `doctor` command that checks settings, database, services and keys of an installation. */
import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'operations/diagnostics',
  uses: ['identity/sign-in', 'operations/status'],
});
