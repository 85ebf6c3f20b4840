import { describe, expect, test } from 'vitest';
import { deviceOf } from '#modules/identity/sign-in/web/device-of.ts';
import type { AccountView } from '../../rules/contract.ts';
import { accountInputs } from '../../rules/inputs.ts';
import { clientBody, clientOf } from '../../web/client/client-values.ts';
import { newClient, newClientBody } from '../../web/client/new-client.ts';
import { dutiesProblem } from '../../web/staff/duties-problem.ts';
import { staffBody, staffOf } from '../../web/staff/staff-values.ts';

const KEY = 'kkkkkkkkkkkkkkkkkkkkkk';
const view: AccountView = {
  UserKey: KEY,
  Kind: 'STAFF',
  Status: 'ACTIVE',
  Version: 7,
  Email: 'Ivy@body.test',
  FirstName: 'Ivy',
  MiddleName: '',
  LastName: 'Chan',
  PhoneCode: '+852',
  PhoneNo: '2345 6789',
  MobileCode: '+852',
  MobileNumber: '',
  Language: 'EN',
  CreatedAt: '2026-11-01T00:00:00.000Z',
  SignedInAt: null,
  UserRoleList: ['ASSESSOR'],
  IsGrantGeneration: false,
  IsTwoFactorOn: false,
  OpenSessions: 0,
  InvitedUntil: null,
  RemovedAt: null,
  Organisation: null,
  Parent: null,
  Competences: [{ ServiceKey: KEY, IndustryCode: null }],
  Absences: [{ From: '2026-12-24', To: '2026-12-28', Remark: '' }],
  Interests: [],
  Applications: [],
  Grantable: [],
  Actions: [],
};

describe('input of the account forms', () => {
  test('correcting a name sends no roles, competence or address', () => {
    const body = staffBody(view, { ...staffOf(view), FirstName: 'Ivy May' }, { FirstName: 'Ivy May' });
    expect(Object.keys(body).toSorted()).toEqual([
      'FirstName',
      'Language',
      'LastName',
      'MiddleName',
      'MobileCode',
      'MobileNumber',
      'PhoneCode',
      'PhoneNo',
      'UserKey',
      'Version',
    ]);
    expect(accountInputs.updateStaff.safeParse(body).success).toBe(true);
  });

  test('a changed list is sent as a whole, without internal fields of the form', () => {
    const values = { ...staffOf(view), Absences: [...staffOf(view).Absences, ABSENCE] };
    const body = staffBody(view, values, { Absences: values.Absences });
    expect(body).toHaveProperty('Absences', [
      { From: '2026-12-24', To: '2026-12-28', Remark: '' },
      { From: '2027-01-04', To: '2027-01-05', Remark: 'Jury' },
    ]);
    expect(accountInputs.updateStaff.safeParse(body).success).toBe(true);
  });

  test('an organisation is sent only if one of its names was changed', () => {
    const values = clientOf(view);
    expect(clientBody(view, values, { LastName: 'Chan' })).not.toHaveProperty('Organisation');
    const named = { ...values, 'Organisation.OrgName.CHT': '海港' };
    const body = clientBody(view, named, { 'Organisation.OrgName.CHT': '海港' });
    expect(body).toHaveProperty('Organisation.OrgName', { EN: '', CHT: '海港', CHS: '' });
  });

  test('a new client has an existing organisation, a new one, or none', () => {
    const values = { ...newClient('EN'), FirstName: 'Leo', LastName: 'Tang', Email: ' leo@org.test ' };
    const known = { OrganisationKey: KEY, OrgName: { EN: 'Org', CHT: '', CHS: '' } };
    const bodies = [
      newClientBody({ ...values, Way: 'KNOWN', OrganisationKey: known }),
      newClientBody({ ...values, Way: 'NEW', 'Organisation.OrgName.EN': 'Org' }),
      newClientBody({ ...values, Way: 'NONE', OrganisationKey: known }),
    ];
    expect(bodies.map((body) => accountInputs.createClient.safeParse(body).success)).toEqual([
      true,
      true,
      true,
    ]);
    expect(bodies.map((body) => [body.OrganisationKey, body.Organisation?.OrgName.EN])).toEqual([
      [KEY, undefined],
      [undefined, 'Org'],
      [undefined, undefined],
    ]);
  });

  test('a calling code is accepted in any notation', () => {
    for (const PhoneCode of ['853', '+853', '+ 853'])
      expect(clientBody(view, { ...clientOf(view), PhoneCode }, {}).PhoneCode).toBe('+853');
  });
});

const ABSENCE = { Id: 'new', From: '2027-01-04', To: '2027-01-05', Remark: 'Jury' };
const INTEREST = {
  Id: 'a',
  Organisation: { OrganisationKey: KEY, OrgName: { EN: 'Org', CHT: '', CHS: '' } },
  Remark: 'Shares',
};

describe('errors beyond the schema', () => {
  test('an absence that ends before it starts', () => {
    expect(dutiesProblem({ Absences: [ABSENCE], Interests: [] })).toBeNull();
    const turned = { ...ABSENCE, To: '2027-01-03' };
    expect(dutiesProblem({ Absences: [ABSENCE, turned], Interests: [] })).toEqual({
      Field: 'Absences.1.To',
      Key: 'ABSENCE_ORDER',
    });
  });

  test('a duplicate declared organisation', () => {
    expect(dutiesProblem({ Absences: [], Interests: [INTEREST, { ...INTEREST, Id: 'b' }] })).toEqual({
      Field: 'Interests.1.OrganisationKey',
      Key: 'INTEREST_TWICE',
    });
  });
});

test('a session is labelled by browser and system', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
  expect([edge, phone, 'node', null].map(deviceOf)).toEqual([
    'Edge · Windows',
    'Safari · iPhone',
    null,
    null,
  ]);
});
