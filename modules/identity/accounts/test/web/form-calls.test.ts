import { expectTypeOf, test } from 'vitest';
import type { subWorkflow } from '../../rules/workflow.ts';
import type { useSaveAccount } from '../../web/use-save-account.ts';

type Rows = (typeof subWorkflow)['Rows'];
type Save<Row extends Rows[keyof Rows]> = ReturnType<typeof useSaveAccount<Row>>['save'];

test('the people form sends the input of the action’s row', () => {
  const calls = (share: Save<Rows['SHARE']>, invite: Save<Rows['INVITE']>) => [
    share({ UserKey: 'u', ApplicationKeys: ['a'] }),
    // @ts-expect-error the application keys are missing
    share({ UserKey: 'u' }),
    // @ts-expect-error keys must be a list
    share({ UserKey: 'u', ApplicationKeys: 'a' }),
    invite({ Email: 'a@example.org', FirstName: 'A', LastName: 'B' }),
    // @ts-expect-error an invitation needs an email address
    invite({ FirstName: 'A', LastName: 'B' }),
  ];
  expectTypeOf(calls).toBeFunction();
});
