/**
 * Records a payment for an application's invoice from a bank statement line, through the normal workflow
 * action.
 */
import { applicationPaid, withBankLine } from '#modules/billing/bank-statements/server/index.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { applicationHandler } from './handler.ts';

export const payByBankLine = applicationPaid.implement(
  async ({ portal, claim, asked: actionContext, input, ApplicationKey }) => {
    await performAction(portal, withBankLine(applicationHandler, claim), {
      ...actionContext,
      key: ApplicationKey,
      input: { ApplicationKey, ...input },
    });
  },
);
