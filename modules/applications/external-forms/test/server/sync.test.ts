import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankDefinition } from '#modules/catalogue/services/rules/blank-definition.ts';
import type { Fault } from '#modules/catalogue/services/rules/contract.ts';
import { machFormPage } from '#quality/support/machform-page.ts';
import { type MachFormPortal, startMachFormPortal } from '#quality/support/machform-portal.ts';
import { charter, FORM_CHT, FORM_EN, stubForms } from '#quality/support/machform-service.ts';
import { fetchForm } from '../../server/fetch-form.ts';
import { parseForm } from '../../server/parse-form.ts';
import { isPrivateHost, isPublicAddress } from '../../server/public-address.ts';

let portal: MachFormPortal;
beforeAll(async () => {
  portal = await startMachFormPortal();
});
afterAll(() => portal?.close());
beforeEach(() => {
  portal.machform.behaves = 'well';
  for (const [id, form] of Object.entries(stubForms)) portal.machform.forms.set(id, form);
});

const codes = ['SA', 'SB', 'SC', 'SD', 'SE', 'SF', 'SG', 'SH'];
/** Creates a service with the given content in its draft. */
async function prepare(definition: object): Promise<string> {
  const Name = { EN: 'Charter', CHT: '約章', CHS: '约章' };
  const SchemeCode = codes.shift();
  const made = await portal.post('admin', '/assessment/create', { SchemeCode, Name, Kind: 'STATEMENT' });
  const { ServiceKey, Version } = made.data;
  const Definition = { ...definition, SchemeCode };
  const saved = await portal.post('admin', '/assessment/save', { ServiceKey, Version, Definition });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.error));
  return String(ServiceKey);
}
const Forms = { EN: FORM_EN, CHT: FORM_CHT, CHS: '' };
const draftOf = async (ServiceKey: string) =>
  (await portal.get('admin', '/assessment/view', { ServiceKey })).data.Draft as {
    Definition: typeof charter;
    Faults: Fault[];
  };
const sync = (ServiceKey: string, more = {}) =>
  portal.post('admin', '/assessment/sync/machform', { ServiceKey, ...more });

describe('forms of a MachForm server', () => {
  it('identified by number turn the draft into a framed form, and missing parts are reported', async () => {
    const key = await prepare({ ...charter, FormProvider: 'NATIVE', MachForm: null });
    const answer = await portal.post('it', '/assessment/edit/machform/id', { ServiceKey: key, Forms });
    expect(answer.status).toBe(200);
    const { Definition, Faults } = await draftOf(key);
    expect(Definition).toMatchObject({ FormProvider: 'MACHFORM', MachForm: { Forms, Fields: [] } });
    const faults = Faults.filter(({ Path }) => Path.startsWith('MachForm'));
    expect(faults.map(({ Code }) => Code)).toEqual([
      'ERR_MACHFORM_TOKEN',
      ...Array.from({ length: 4 }, () => 'ERR_MACHFORM_UNMAPPED'),
    ]);
  });

  it('are mapped by their titles once imported, and new elements become questions', async () => {
    const key = await prepare({ ...charter, MachForm: { Forms, Fields: [] } });
    const { status, data } = await sync(key);
    expect([status, data.LastReadAt]).toEqual([200, null]);
    const { Definition, Faults } = await draftOf(key);
    expect(Faults).toEqual([]);
    expect(Definition.MachForm?.Fields).toEqual([
      { Element: 'element_2', Question: 'LegalName' },
      { Element: 'element_3', Question: 'Staff' },
      { Element: 'element_4', Question: 'Founded' },
      { Element: 'element_5', Question: 'Sector' },
      { Element: 'element_6', Question: 'Topics' },
      { Element: 'element_7', Question: 'Scope' },
      { Element: 'element_8', Question: 'HowDidYouHearOfUs' },
      { Element: 'element_9', Question: 'Token' },
    ]);
    const { elements } = (Definition.Form.pages as { elements: object[] }[])[0] ?? { elements: [] };
    expect(elements.at(-1)).toEqual({
      type: 'text',
      maxLength: 255,
      name: 'HowDidYouHearOfUs',
      title: {
        default: 'How did you hear of us?',
        'zh-tw': '從何得知我們？',
        'zh-cn': 'How did you hear of us?',
      },
    });
  });

  it('create a complete form from nothing', async () => {
    const blank = blankDefinition({ SchemeCode: 'XX', Kind: 'STATEMENT', Name: charter.Name });
    const key = await prepare({ ...blank, FormProvider: 'MACHFORM', MachForm: { Forms, Fields: [] } });
    const { data } = await sync(key);
    const rows = data.Elements as { Question: string; IsNew: boolean }[];
    expect(rows.map(({ Question, IsNew }) => `${Question} ${IsNew}`)).toEqual([
      'LegalName true',
      'NumberOfStaff true',
      'FoundedOn true',
      'Sector true',
      'Topics true',
      'ScopeOfTheCharter true',
      'HowDidYouHearOfUs true',
      'Token false',
    ]);
    const { Definition, Faults } = await draftOf(key);
    expect(Faults.filter(({ Path }) => /^(MachForm|FormProvider|Form)/.test(Path))).toEqual([]);
    const { elements } = (Definition.Form.pages as { elements: object[] }[])[0] ?? { elements: [] };
    expect(elements[3]).toEqual({
      type: 'radiogroup',
      name: 'Sector',
      isRequired: true,
      title: { default: 'Sector', 'zh-tw': '行業', 'zh-cn': 'Sector' },
      choices: [
        { value: 'TRADE', text: { default: 'Trade', 'zh-tw': '貿易', 'zh-cn': 'Trade' } },
        { value: 'SERVICES', text: { default: 'Services', 'zh-tw': '服務', 'zh-cn': 'Services' } },
      ],
    });
  });

  it('imported again show the changes and retain the manual mapping', async () => {
    const Fields = [{ Element: 'element_8', Question: 'LegalName' }];
    const key = await prepare({ ...charter, MachForm: { Forms, Fields } });
    await sync(key);
    const english = stubForms[FORM_EN];
    if (!english) throw new Error('no form');
    const Elements = english.Elements.filter(({ No }) => No !== 3)
      .map((one) => (one.No === 5 ? { ...one, Options: ['Trade', 'Services', 'Crafts'] } : one))
      .concat({ No: 12, Title: 'Website', Kind: 'text' });
    portal.machform.forms.set(FORM_EN, { ...english, Elements });
    const { data } = await sync(key);
    expect(typeof data.LastReadAt).toBe('string');
    const changed = (data.Elements as { Element: string; Change: string | null }[]).filter(
      ({ Change }) => Change,
    );
    expect(changed.map(({ Element, Change }) => `${Element} ${Change}`)).toEqual([
      'element_5 CHANGED',
      'element_12 ADDED',
      'element_3 REMOVED',
    ]);
    const { Definition, Faults } = await draftOf(key);
    const mapped = Object.fromEntries(
      (Definition.MachForm?.Fields ?? []).map((one) => [one.Element, one.Question]),
    );
    expect(mapped).toMatchObject({ element_8: 'LegalName', element_12: 'Website' });
    expect(mapped).not.toHaveProperty('element_3');
    expect(Faults.map(({ Code }) => Code)).toContain('ERR_MACHFORM_UNMAPPED');
  });

  it('imported for a draft on the screen save nothing', async () => {
    const key = await prepare({ ...charter, MachForm: { Forms, Fields: [] } });
    const { Definition } = await draftOf(key);
    const { data } = await sync(key, { Definition: { ...Definition, MachForm: { Forms, Fields: [] } } });
    expect((data.MachForm as typeof charter.MachForm)?.Fields).toHaveLength(8);
    expect((await draftOf(key)).Definition.MachForm?.Fields).toEqual([]);
  });

  it.each([
    ['redirects', 'ERR_MACHFORM_AWAY'],
    ['huge', 'ERR_MACHFORM_AWAY'],
  ] as const)('of a server that %s are not imported', async (behaves, code) => {
    const key = await prepare({ ...charter, MachForm: { Forms, Fields: [] } });
    portal.machform.behaves = behaves;
    const { status, error } = await sync(key);
    expect([status, error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`)]).toEqual([
      422,
      [`MachForm.Forms.EN ${code}`],
    ]);
  });

  it('that do not exist are reported at their number', async () => {
    const key = await prepare({ ...charter, MachForm: { Forms: { ...Forms, CHT: '777' }, Fields: [] } });
    const { error } = await sync(key);
    expect(error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`)).toEqual([
      'MachForm.Forms.CHT ERR_MACHFORM_NO_FORM',
    ]);
  });
});

describe('a definition', () => {
  const faultsOf = async (definition: object) => {
    const services = (await portal.get('admin', '/assessment/list')).data.Rows as {
      ServiceKey: string;
      SchemeCode: string;
    }[];
    const ServiceKey = services.find(({ SchemeCode }) => SchemeCode === 'CH')?.ServiceKey;
    const { data } = await portal.post('admin', '/assessment/check', { ServiceKey, Definition: definition });
    return (data.Faults as Fault[]).map(({ Path, Code }) => `${Path} ${Code}`);
  };
  const withFields = (Fields: object[]) => ({ ...charter, MachForm: { ...charter.MachForm, Fields } });
  const fields = charter.MachForm?.Fields ?? [];

  it('that is valid has no errors', async () => expect(await faultsOf(charter)).toEqual([]));
  it('without an English form', async () =>
    expect(
      await faultsOf({ ...charter, MachForm: { Forms: { EN: '', CHT: FORM_CHT, CHS: '' }, Fields: fields } }),
    ).toEqual(['MachForm.Forms.EN ERR_MACHFORM_ID']));
  it('with a duplicate element or question', async () =>
    expect(await faultsOf(withFields([...fields, { Element: 'element_2', Question: 'Topics' }]))).toEqual([
      'MachForm.Fields.7.Element ERR_MACHFORM_ELEMENT_TWICE',
      'MachForm.Fields.7.Question ERR_MACHFORM_QUESTION_TWICE',
    ]));
  it('with a question that cannot be framed or does not exist', async () =>
    expect(
      await faultsOf(
        withFields([
          ...fields,
          { Element: 'element_20', Question: 'Sites' },
          { Element: 'element_21', Question: 'Gone' },
        ]),
      ),
    ).toEqual([
      'MachForm.Fields.7.Question ERR_MACHFORM_KIND',
      'MachForm.Fields.8.Question ERR_MACHFORM_QUESTION',
    ]));
  it('without an element for the token, or with a required question that is not mapped', async () =>
    expect(
      await faultsOf(withFields(fields.filter(({ Question }) => !['Token', 'Staff'].includes(Question)))),
    ).toEqual(['MachForm.Fields ERR_MACHFORM_TOKEN', 'MachForm.Fields ERR_MACHFORM_UNMAPPED']));
});

describe('a form’s page', () => {
  it('lists its elements with their kinds', () => {
    const english = stubForms[FORM_EN];
    if (!english) throw new Error('no form');
    const elements = parseForm(machFormPage(FORM_EN, english, new URLSearchParams()));
    expect(
      elements.map(({ Element, Title, Kind, IsRequired }) => `${Element} ${Title} ${Kind} ${IsRequired}`),
    ).toEqual([
      'element_2 Legal name TEXT true',
      'element_3 Number of staff NUMBER true',
      'element_4 Founded on DATE false',
      'element_5 Sector CHOICE true',
      'element_6 Topics CHOICES false',
      'element_7 Scope of the charter LONG true',
      'element_8 How did you hear of us? TEXT false',
      'element_9 Token TEXT false',
    ]);
    expect(elements[4]?.Options).toEqual([
      { Value: '1', Text: 'Energy' },
      { Value: '2', Text: 'Water' },
      { Value: '3', Text: 'Waste' },
    ]);
  });

  it('that is not a form has no elements', () => {
    expect(parseForm('<li id="li_x"><input name="element_1"></li><li id=li_2></li><p>')).toEqual([]);
    expect(
      parseForm(
        '<li id="li_1"><label class="description">A &amp; B<span class="required"> *</span></label><input name="element_1"',
      ),
    ).toEqual([]);
  });
});

describe('addresses that forms are imported from', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    'no address',
  ])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it('an internal host is allowed only if configured', () => {
    const hosts = [
      'localhost',
      'forms',
      'forms.internal',
      '10.0.0.5',
      '[::1]',
      'forms.example.com',
      '8.8.8.8',
    ];
    expect(hosts.map(isPrivateHost)).toEqual([true, true, true, true, true, false, false]);
  });
  it('only numbers are requested', async () => {
    const before = portal.machform.visits.length;
    const server = { Base: portal.machform.url, Origin: portal.machform.url, Secret: '', Header: '' };
    expect(await fetchForm(server, '1&id=2')).toEqual({ Problem: 'UNKNOWN' });
    expect(await fetchForm(server, '../../etc')).toEqual({ Problem: 'UNKNOWN' });
    expect(portal.machform.visits.length).toBe(before);
    expect(await fetchForm(server, FORM_EN)).toHaveProperty('Html');
  });
});
