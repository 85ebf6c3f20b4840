/** Registers the content module's endpoints, jobs, hooks and demo data on the server. */
import { containsFile } from '#platform/server/files/contains-file.ts';
import { fileUsers } from '#platform/server/files/file-users.ts';
import { pictureUploaded } from '#platform/server/media/routes.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';
import { savePicture } from './pictures.ts';
import { legalVersionInForce } from './versions-in-force.ts';

export const contentServer = defineServerModule({
  name: 'public/content',
  resources: {
    content: ['content_draft', 'content_picture', 'content_source', 'content_version', 'content_withdrawal'],
  },
  http: () => import('./routes.ts'),
  hooks: [
    legalVersionInForce,
    pictureUploaded.implement(savePicture),
    fileUsers.implement(() => ({ content_picture: containsFile('content_picture') })),
  ],
  jobs,
  cron,
  demo: () => import('./demo/manifest.ts'),
});
