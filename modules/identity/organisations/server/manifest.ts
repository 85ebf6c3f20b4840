/** Registers the server part of organisations: routes, and the use of logo files. */
import { containsFile } from '#platform/server/files/contains-file.ts';
import { fileUsers } from '#platform/server/files/file-users.ts';
import { defineServerModule } from '#platform/server/server-module.ts';

export const organisationsServer = defineServerModule({
  name: 'identity/organisations',
  resources: {
    accounts: ['organisation'],
  },
  http: () => import('./routes.ts'),
  hooks: [fileUsers.implement(() => ({ organisation: containsFile('organisation', 'logo_file_key') }))],
});
