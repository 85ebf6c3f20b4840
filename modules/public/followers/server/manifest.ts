import { certificateChanged } from '#modules/certification/certificates/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { tellFollowers } from './tell-followers.ts';
import { followerTemplates } from './templates.ts';

export const followersServer = defineServerModule({
  name: 'public/followers',
  hooks: [
    certificateChanged.implement(({ portal, change }) => tellFollowers(portal, change)),
    followerTemplates,
  ],
  nightly,
});
