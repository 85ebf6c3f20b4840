/** Followers: anyone can subscribe by email to changes of a public certificate. */
import { defineModule } from '#platform/common/module.ts';
import { followersEvents } from './rules/events.ts';
import { followTexts } from './texts/follow.ts';

const texts = { follow: followTexts };

export const module = defineModule({
  name: 'public/followers',
  uses: [
    'applications/applications',
    'certification/certificates',
    'identity/sign-in',
    'messaging/email-templates',
    'public/register',
  ],
  events: followersEvents,
  texts,
});

type FollowersTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends FollowersTexts {}
}
