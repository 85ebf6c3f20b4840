/** Server manifest of the external forms module. */
import { applicationEffects, preparedFacts } from '#modules/applications/applications/server/index.ts';
import { additionalFaults, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { formPages } from './machform.ts';
import { formProviders } from './providers.ts';

export const externalFormsServer = defineServerModule({
  name: 'applications/external-forms',
  resources: {
    'external-forms': ['external_entry', 'external_form'],
  },
  http: () => import('./routes.ts'),
  hooks: [
    // Each form provider checks the parts of the definition that it needs.
    additionalFaults.implement(({ bench, definition }) =>
      formProviders[definition.FormProvider].faults(definition, bench.settings),
    ),
    formPages,
  ],
  entries: [
    preparedFacts.provide({
      CHANGE_MACHFORM: async (job) => {
        const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
        return formProviders[Definition.FormProvider].entry(job);
      },
    }),
    applicationEffects.provide({
      // Assigns another entry to the application; the form provider knows how.
      CHANGE_MACHFORM: async (job) => {
        const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
        return formProviders[Definition.FormProvider].link(job);
      },
    }),
  ],
  nightly,
});
