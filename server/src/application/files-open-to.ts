import type { SignedIn } from '../http/context.ts';
import { seesMoney } from './invoice-view.ts';

/**
 * Which files of an application that somebody may see are open to them: the board's record stays inside the body,
 * proofs of payment stay with those who see money.
 */
export const filesOpenTo =
  (actor: SignedIn, application: { Invoice: { Proof: string[] } | null }) =>
  (file: { FileKey: string; Kind: string }): boolean => {
    if (file.Kind === 'crb') return actor.OrganisationId === null;
    return seesMoney(actor) || !application.Invoice?.Proof.includes(file.FileKey);
  };
