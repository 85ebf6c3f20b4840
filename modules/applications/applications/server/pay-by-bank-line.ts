import { applicationPaid, withBankLine } from '#modules/billing/bank-statements/server/index.ts';
import { act } from '#platform/server/workflow/act.ts';
import { applicationDoor } from './door.ts';

export const payByBankLine = applicationPaid.implement(
  async ({ portal, claim, asked, input, ApplicationKey }) => {
    await act(portal, withBankLine(applicationDoor, claim), {
      ...asked,
      key: ApplicationKey,
      input: { ApplicationKey, ...input },
    });
  },
);
