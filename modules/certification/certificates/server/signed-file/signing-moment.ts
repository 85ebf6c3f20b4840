import type { SigningIdentity } from '#platform/server/signing/identity.ts';

/** Time of signing; demonstration documents of past years are dated to their own year. */
export const signingMoment = ({ isDemo }: Pick<SigningIdentity, 'isDemo'>, CreatedAt: Date): Date =>
  isDemo ? CreatedAt : new Date();
