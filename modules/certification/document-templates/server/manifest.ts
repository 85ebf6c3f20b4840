/** Server manifest of the template module: routes and hooks. */
import { additionalFaults } from '#modules/catalogue/services/server/index.ts';
import { containsFile } from '#platform/server/files/contains-file.ts';
import { fileUsers } from '#platform/server/files/file-users.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { templateFaults } from './template-faults.ts';

export const documentTemplatesServer = defineServerModule({
  name: 'certification/document-templates',
  resources: {
    'document-templates': ['mark', 'template_version'],
  },
  http: () => import('./routes.ts'),
  hooks: [
    additionalFaults.implement(({ bench, definition }) => templateFaults(bench, definition)),
    fileUsers.implement(() => ({ mark: containsFile('mark') })),
  ],
});
