import { applicationEffects } from '#modules/applications/applications/server/index.ts';
import { additionalFaults, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { formPages } from './machform.ts';
import { formProviders } from './providers.ts';

export const externalFormsServer = defineServerModule({
  name: 'applications/external-forms',
  http: () => import('./routes.ts'),
  hooks: [
    // The place where the form is filled in judges what it needs.
    additionalFaults.implement(({ bench, definition }) =>
      formProviders[definition.FormProvider].faults(definition, bench.settings),
    ),
    formPages,
  ],
  entries: [
    applicationEffects.provide({
      // Another entry becomes the application's: where it lies, the place where the form is filled in knows.
      CHANGE_MACHFORM: async (job) => {
        const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
        return formProviders[Definition.FormProvider].link(job);
      },
    }),
  ],
  nightly,
});
