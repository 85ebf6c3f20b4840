/** Registers the followers' certificate hook, email templates and nightly step on the server. */
import { certificateChanged } from '#modules/certification/certificates/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { notifyFollowers } from './notify-followers.ts';
import { followerTemplates } from './templates.ts';

export const followersServer = defineServerModule({
  name: 'public/followers',
  resources: {
    followers: ['follow'],
  },
  hooks: [
    certificateChanged.implement(({ portal, change }) => notifyFollowers(portal, change)),
    followerTemplates,
  ],
  nightly,
});
