import type { FollowDeps } from '#modules/public/site/server/deps.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { askToFollow } from './ask-to-follow.ts';
import { confirmFollow, lookAtFollow } from './confirm-follow.ts';
import { standingFollow, stopFollow } from './stop-follow.ts';

/** Following on this portal's data, for the public pages. */
export const followDeps = (portal: Portal): FollowDeps => ({
  ask: (given, visitor) => askToFollow(portal, given, visitor),
  look: (code) => lookAtFollow(portal.db, code),
  confirm: (code) => confirmFollow(portal, code),
  standing: (code) => standingFollow(portal, code),
  stop: (code, isAll) => stopFollow(portal, code, isAll),
});
