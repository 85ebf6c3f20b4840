import type { GeneratedPortal } from '../generated-portal.ts';
import { walkedAccounts } from './walked-accounts.ts';
import { walkedCertificateInvoices } from './walked-certificate-invoices.ts';
import { walkedCertificates } from './walked-certificates.ts';
import { walkedComments } from './walked-comments.ts';
import { walkedConversations } from './walked-conversations.ts';
import type { WalkedKind } from './walked-kind.ts';
import { walkedServices } from './walked-services.ts';

type Line = {
  Of: string;
  Steps: number;
  kind: (portal: GeneratedPortal) => Promise<WalkedKind> | WalkedKind;
};

/**
 * Lists the kinds of records whose workflow tables the generated test covers (all but applications, see
 * `walk.ts`), with the number of steps needed to perform every action.
 */
export const walkedKinds: readonly Line[] = [
  { Of: 'certificates', Steps: 120, kind: walkedCertificates },
  { Of: 'invoices of certificates', Steps: 120, kind: walkedCertificateInvoices },
  { Of: 'clients', Steps: 80, kind: (portal) => walkedAccounts(portal, 'CLIENT') },
  { Of: 'sub-accounts', Steps: 80, kind: (portal) => walkedAccounts(portal, 'SUB') },
  { Of: 'staff', Steps: 80, kind: (portal) => walkedAccounts(portal, 'STAFF') },
  { Of: 'services', Steps: 80, kind: walkedServices },
  { Of: 'conversations', Steps: 60, kind: walkedConversations },
  { Of: 'comments', Steps: 60, kind: walkedComments },
];
