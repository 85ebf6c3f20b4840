import type { SigningIdentity } from '#platform/server/signing/identity.ts';

/** Demonstration documents of past years are signed in their own year. */
export const signingMoment = ({ isDemo }: Pick<SigningIdentity, 'isDemo'>, CreatedAt: Date): Date =>
  isDemo ? CreatedAt : new Date();
