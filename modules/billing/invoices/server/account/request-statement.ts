import type { Context } from '#platform/server/http/context.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { accountStatementRoutes } from '../../rules/account-contract.ts';
import { documentAddress } from '../document/document-address.ts';
import { accountStatement } from './view-account.ts';

/**
 * Issues a one-time download address for a statement of account as PDF or CSV. Errors such as a wrong period
 * are reported now, not on download.
 */
export async function requestStatement(
  context: Context<typeof accountStatementRoutes.document>,
): Promise<{ Url: string }> {
  const { db, body, language } = context;
  const { OrganisationKey, From, To } = await accountStatement(db, context, body);
  const subject = { OrganisationKey, From, To, As: body.As, Language: body.Language ?? language };
  return documentAddress(await issueTicket(db, context, 'ACCOUNT_STATEMENT', subject));
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    ACCOUNT_STATEMENT: { OrganisationKey: string; From: string; To: string; As: string; Language: string };
  }
}
