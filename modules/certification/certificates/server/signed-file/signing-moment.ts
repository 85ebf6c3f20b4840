import type { SigningIdentity } from '#platform/server/signing/identity.ts';

/**
 * Time of signing of a generated document: now, except in demonstration portals, where it is the time of the
 * request, so that demo documents of past years have their own year.
 */
export const signingMoment = ({ isDemo }: Pick<SigningIdentity, 'isDemo'>, CreatedAt: Date): Date =>
  isDemo ? CreatedAt : new Date();
