import { defineServerModule } from '#platform/server/server-module.ts';
import { commentsOfPerson } from './own-comments.ts';

export const commentsServer = defineServerModule({
  name: 'applications/comments',
  hooks: [commentsOfPerson],
});
