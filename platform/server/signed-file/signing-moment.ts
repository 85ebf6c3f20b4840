import type { SigningIdentity } from '../signing/identity.ts';

/** Demonstration documents of past years are signed in their own year. */
export const signingMoment = ({ isDemo }: Pick<SigningIdentity, 'isDemo'>, CreatedAt: Date): Date =>
  isDemo ? CreatedAt : new Date();
