import { fileUsers } from '#platform/server/files/file-users.ts';
import { keptIn } from '#platform/server/files/names-file.ts';
import { defineServerModule } from '#platform/server/server-module.ts';

export const organisationsServer = defineServerModule({
  name: 'identity/organisations',
  http: () => import('./routes.ts'),
  hooks: [fileUsers.implement(() => ({ organisation: keptIn('organisation', 'logo_file_key') }))],
});
