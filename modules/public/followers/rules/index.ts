/** What other modules may use of this one; everything else is its own. */
export { followersEvents } from './events.ts';
export type { Followed, FollowPage } from './page.ts';
