/** Server manifest of the comments module: routes, hooks, file access, job and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { commentFileHooks } from './comment-files.ts';
import { fileAccess } from './file-access.ts';
import { jobs } from './jobs.ts';
import { commentsOfPerson } from './own-comments.ts';

export const commentsServer = defineServerModule({
  name: 'applications/comments',
  resources: {
    comments: ['application_comment', 'application_comment_seen', 'application_comment_version'],
  },
  http: () => import('./routes.ts'),
  hooks: [...commentFileHooks, commentsOfPerson],
  jobs,
  fileAccess,
  demo: () => import('./demo/manifest.ts'),
});
