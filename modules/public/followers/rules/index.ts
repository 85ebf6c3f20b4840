/** What other modules may use of this one; everything else is its own. */
export type { Followed, FollowPage } from './page.ts';
