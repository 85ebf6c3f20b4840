import { defineServerModule } from '#platform/server/server-module.ts';
import { followerTemplates } from './templates.ts';

export const followersServer = defineServerModule({ name: 'public/followers', hooks: [followerTemplates] });
