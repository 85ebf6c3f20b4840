import type { Authentication } from '#platform/server/http/authentication.ts';
import { authenticate } from './authenticate.ts';
import { refuseHeld } from './refuse-held.ts';
import { withFreshPerson } from './with-fresh-person.ts';

/** What the platform asks of sign-in about each request. */
export const authentication: Authentication = { authenticate, refuseHeld, withFreshPerson };
