/** Public interface of the followers module for other server modules: operations for the public pages. */
export { type FollowDeps, followDeps } from './follow-deps.ts';
