import { SEES_MONEY } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export const seesMoney = (actor: SignedIn): boolean => actor.Roles.some((role) => SEES_MONEY.includes(role));
