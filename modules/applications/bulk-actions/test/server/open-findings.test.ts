/** No approval in bulk over open findings: such an application is approved on its own page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemsOf, outcomes } from '#quality/support/bulk-fixture.ts';
import { withNonconformities } from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

test('an open major and an unplanned minor are refused with the number of findings; the others are approved', async () => {
  const files = [];
  for (const grades of [['MAJOR', 'MINOR'], ['MINOR'], []] as const) {
    const file = await withNonconformities(portal);
    for (const [Mode, user] of [
      ['ASSESSOR_ONSITE', 'assessor-onsite'],
      ['INDEPREVIEWER', 'indepreviewer'],
    ] as const)
      await file.done('scheduling', '/application/assign', {
        Mode,
        AssignedUserKey: await portal.userKey(user),
      });
    await file.record(grades);
    files.push(file);
  }
  const answer = await portal.post('assessor', '/application/multiple/approve', {
    ApplicationKeys: files.map(({ key }) => key),
  });
  const refused = 'REFUSED ERR_TRANSITION REASON_NOT_IN_BULK_OPEN_FINDINGS';
  expect(outcomes(answer)).toEqual([refused, refused, 'DONE']);
  expect(itemsOf(answer).map(({ Reasons }) => Reasons[0]?.Message)).toEqual([
    'Nonconformities are open (2): approve this application on its own page.',
    'Nonconformities are open (1): approve this application on its own page.',
    undefined,
  ]);
  // On its own page the same step is approved: only the last approval waits for the findings.
  await files[0]?.done('assessor', '/application/progress/approve');
});
