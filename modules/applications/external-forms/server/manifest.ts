import { moreFaults } from '#modules/catalogue/services/server/faults.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { formPages } from './machform.ts';
import { formProviders } from './providers.ts';

export const externalFormsServer = defineServerModule({
  name: 'applications/external-forms',
  http: () => import('./routes.ts'),
  hooks: [
    // The place where the form is filled in judges what it needs.
    moreFaults.implement(({ bench, definition }) =>
      formProviders[definition.FormProvider].faults(definition, bench.settings),
    ),
    formPages,
  ],
  nightly,
});
