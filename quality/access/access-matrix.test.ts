/**
 * Checks every endpoint against the access table: allowed roles, and foreign records answered like missing
 * ones.
 */
import { describe, expect, it } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { uploadRoutes } from '#platform/common/media/contract.ts';
import { accessInputs, withoutVersion } from '../support/access-inputs.ts';
import { type AccessRecords, reachedBy } from '../support/access-records.ts';
import { accessTable } from '../support/access-table.ts';
import { keyName } from '../support/key-name.ts';
import type { TestPortal } from '../support/portal.ts';
import { stableAnswer } from '../support/stable-answer.ts';
import { uploadTable } from '../support/upload-table.ts';
import { withRecords } from '../support/with-records.ts';

let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const personOf = (role: Role): string => role.toLowerCase().replaceAll('_', '-');

/** Returns the complete response, without the parts that differ in every response. */
async function request(user: string | null, route: Route, fields: Record<string, unknown>) {
  const asText = (value: unknown) => String(value);
  const headers = user === null ? {} : await portal.token(user);
  const url = `/api${route.path}`;
  const answer =
    route.method === 'GET'
      ? await portal.app.inject({
          url,
          query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)])),
          headers,
        })
      : await portal.app.inject({ method: 'POST', url, payload: fields, headers });
  return { status: answer.statusCode, bytes: JSON.stringify(stableAnswer(answer)) };
}

describe('roles that may make a call', () => {
  it('are listed manually for every call of the contract, and for nothing else', () => {
    expect(routes.map(nameOf).toSorted()).toEqual(Object.keys(accessTable).toSorted());
  });

  // A field outside the contract makes the call fail before it has any effect.
  const strange = { NobodyKnowsThisField: '1' };

  it('without a session only public routes are accessible', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { status } = await request(null, route, strange);
      const isOpen = accessTable[nameOf(route)]?.Who === 'anybody';
      if ((status === 401) === isOpen) wrong.push(`${nameOf(route)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(ROLES)('%s', async (role) => {
    const wrong: string[] = [];
    for (const route of routes) {
      const allowedRoles = accessTable[nameOf(route)]?.Who ?? [];
      const isAllowed = typeof allowedRoles === 'string' || allowedRoles.includes(role);
      const { status } = await request(personOf(role), route, strange);
      // Logging out has no request body that could be invalid.
      if (status !== (isAllowed ? 422 : 403)) wrong.push(`${nameOf(route)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('calls with a multipart body', () => {
  const named = uploadRoutes.map((route) => ({ ...route, name: `POST ${route.path}` }));

  it('are listed manually, and there are no others', () => {
    expect(named.map(({ name }) => name).toSorted()).toEqual(Object.keys(uploadTable).toSorted());
  });

  it.each(named)('$name is available to the roles of its line', async ({ name, path }) => {
    const post = async (user: string | null) => {
      await portal.db.deleteFrom('Attempt').execute();
      const headers = user === null ? {} : await portal.token(user);
      return (await portal.app.inject({ method: 'POST', url: `/api${path}`, payload: {}, headers }))
        .statusCode;
    };
    expect(await post(null)).toBe(401);
    const allowedRoles = uploadTable[name]?.Who ?? [];
    for (const role of ROLES) {
      const isAllowed = typeof allowedRoles === 'string' || allowedRoles.includes(role);
      // A body that is not multipart ends a permitted call with status 415.
      expect([role, await post(personOf(role))]).toEqual([role, isAllowed ? 415 : 403]);
    }
  });
});

const MISSING = 'nobody-has-this-key-22';

describe('records that may be accessed: those of others are answered byte for byte like missing ones', () => {
  const named = routes.flatMap((route) => {
    const Record = accessTable[nameOf(route)]?.Record;
    return Record ? [{ name: nameOf(route), route, Record }] : [];
  });

  it.each(named)('$name', async ({ name, route, Record }) => {
    const rest = {
      ...accessInputs[name],
      // An outdated Version stops an action after its record was found and before it has any effect.
      ...(route.method === 'POST' && !withoutVersion.has(name) && { Version: 0 }),
    };
    const wrong: string[] = [];
    for (const user of records.people) {
      // Rate limits are not tested here, so their counters are cleared.
      const send = async (key: string) => {
        await portal.db.deleteFrom('Attempt').execute();
        return request(user, route, { [keyName(Record)]: key, ...rest });
      };
      const missing = await send(MISSING);
      for (const record of records.of(Record)) {
        const found = await send(record.key);
        if (found.status === 403 && missing.bytes === found.bytes) continue;
        // The call must have looked for the missing record: a call refused earlier proves nothing.
        if (missing.status !== 404) wrong.push(`${user}: a missing record answers ${missing.bytes}`);
        const isReached = found.bytes !== missing.bytes;
        if (isReached && found.status === 404)
          wrong.push(`${user} ${record.name}: another 404 than a missing one`);
        if (isReached !== reachedBy(record.name, user)) wrong.push(`${user} ${record.name}: ${found.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
