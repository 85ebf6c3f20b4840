/** What other modules may use of this one; everything else is its own. */
export { type FollowDeps, followDeps } from './follow-deps.ts';
