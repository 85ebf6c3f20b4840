/** Public interface of the followers' rules for other modules: the follow pages. */
export type { Followed, FollowPage } from './page.ts';
