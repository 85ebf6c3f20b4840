import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ANSWERS,
  FILLED,
  HEADER,
  type MachFormPortal,
  SECRET,
  startMachFormPortal,
} from '#quality/support/machform-portal.ts';
import { FORM_CHT, FORM_EN } from '#quality/support/machform-service.ts';

let portal: MachFormPortal;
beforeAll(async () => {
  portal = await startMachFormPortal();
});
afterAll(() => portal?.close());

const saves = async (key: string) => {
  const { Id } = await portal.row(key);
  const rows = await portal.db
    .selectFrom('ApplicationHistory')
    .select(['Action', 'AccountId'])
    .where('ApplicationId', '=', Id)
    .where('Action', '=', 'SAVE')
    .execute();
  return rows.length;
};
let lastEntry = 100;
const next = () => ++lastEntry;

describe('an entry of a framed form', () => {
  it.each(['json', 'form', 'text'] as const)('is imported from a %s body', async (kind) => {
    const key = await portal.apply();
    const entry = next();
    const token = await portal.frameToken(key);
    expect(await portal.send({ token, kind, entry })).toEqual({ status: 200, body: '{"data":{}}' });
    expect(await portal.answers(key)).toEqual(ANSWERS);
    expect(await portal.row(key)).toMatchObject({
      ApplicationStatusCode: 'INPROGRESS',
      MachformEntry: String(entry),
      IsFormValid: true,
    });
  });

  it('is stored unchanged, including values without a question, and without the secret', async () => {
    const key = await portal.apply();
    const entry = next();
    await portal.send({ token: await portal.frameToken(key), entry });
    const stored = await portal.db
      .selectFrom('ExternalEntry')
      .selectAll()
      .where('EntryNo', '=', String(entry))
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      FormId: FORM_EN,
      Outcome: 'TAKEN',
      ApplicationId: (await portal.row(key)).Id,
    });
    expect(stored.Body.toString()).toContain('"element_8":"From a friend"');
    expect(stored.Elements).toMatchObject({ element_8: 'From a friend' });
    expect(stored.Elements).not.toHaveProperty('element_9');
    expect(JSON.stringify(stored.Headers)).not.toContain(SECRET);
    expect(Object.keys(stored.Headers)).not.toContain(HEADER);
  });

  it('is recorded as an action of the person who opened the form', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: next() });
    const { data } = await portal.get('client', '/application/history', { ApplicationKey: key });
    const rows = data.Rows as { Action: string; Entry: string | null; By: { UserKey: string } }[];
    expect(rows[0]).toMatchObject({
      Action: 'SAVE',
      Entry: String(lastEntry),
      By: { UserKey: await portal.userKey('client') },
    });
  });

  it('is counted once when received twice or ten times concurrently, with the same response each time', async () => {
    const key = await portal.apply();
    const token = await portal.frameToken(key);
    const entry = next();
    const at = () => portal.send({ token, entry });
    const answers = await Promise.all(Array.from({ length: 10 }, at));
    answers.push(await at());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 {"data":{}}']),
    );
    expect(await saves(key)).toBe(1);
    const stored = await portal.db
      .selectFrom('ExternalEntry')
      .select('Id')
      .where('EntryNo', '=', String(entry))
      .execute();
    expect(stored).toHaveLength(1);
  });

  it('submitted again changes the entry of the application, and the history shows both', async () => {
    const key = await portal.apply();
    const [first, second] = [next(), next()];
    await portal.send({ token: await portal.frameToken(key), entry: first });
    await later();
    const values = { ...FILLED, element_3: '1300', element_6_1: '' };
    const token = await portal.frameToken(key);
    expect((await portal.send({ token, entry: second, values })).status).toBe(200);
    expect(await portal.row(key)).toMatchObject({ MachformEntry: String(second) });
    expect(await portal.answers(key)).toEqual({ ...ANSWERS, Staff: 1300, Topics: ['WASTE'] });
    const { data } = await portal.get('admin', '/application/history', { ApplicationKey: key });
    const entries = (data.Rows as { Entry: string | null }[]).map(({ Entry }) => Entry).filter(Boolean);
    expect(entries).toEqual([String(second), String(first)]);
  });

  it('edited under its own number is imported again', async () => {
    const key = await portal.apply();
    const token = await portal.frameToken(key);
    const entry = next();
    await portal.send({ token, entry });
    await portal.send({ token, entry, values: { ...FILLED, element_2: 'Ferries Limited' } });
    expect(await portal.answers(key)).toEqual({ ...ANSWERS, LegalName: 'Ferries Limited' });
    expect(await portal.row(key)).toMatchObject({ MachformEntry: String(entry) });
  });

  it('of an earlier opening never overwrites one of a later opening, in any order of arrival', async () => {
    const key = await portal.apply();
    const old = await portal.frameToken(key);
    await later();
    const fresh = await portal.frameToken(key);
    const [first, second] = [next(), next()];
    await portal.send({ token: fresh, entry: second });
    const late = await portal.send({ token: old, entry: first, values: { ...FILLED, element_2: 'Old' } });
    expect(late.status).toBe(200);
    expect(await portal.answers(key)).toEqual(ANSWERS);
    expect(await portal.row(key)).toMatchObject({ MachformEntry: String(second) });
    const { data } = await portal.get('client', '/application/form/entries', { ApplicationKey: key });
    expect(data.Rows).toMatchObject([
      { EntryNo: String(first), Outcome: 'OLDER', IsCurrent: false },
      { EntryNo: String(second), Outcome: 'TAKEN', IsCurrent: true },
    ]);
  });

  it('in another language is read with the texts of that language', async () => {
    const key = await portal.apply();
    const token = await portal.frameToken(key, 'client', 'CHT');
    const values = { ...FILLED, element_5: '服務', element_6_1: '能源', element_6_3: '廢物' };
    expect((await portal.send({ token, form: FORM_CHT, entry: next(), values })).status).toBe(200);
    expect(await portal.answers(key)).toEqual(ANSWERS);
  });

  it('is not complete: missing answers prevent submission of the application', async () => {
    const key = await portal.apply();
    const { element_7: _, ...values } = FILLED;
    await portal.send({ token: await portal.frameToken(key), entry: next(), values });
    const answer = await portal.post('client', '/application/submit', { ApplicationKey: key });
    expect(answer.error.Fields?.map(({ Field }) => Field)).toEqual(['Scope']);
  });
});

describe('answers of a framed form', () => {
  it('come only from its server', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: next() });
    for (const path of ['/application/save', '/application/submit']) {
      const Answers = { ...ANSWERS, LegalName: 'Typed past the form' };
      const { status, error } = await portal.post('client', path, { ApplicationKey: key, Answers });
      expect([status, error.Reasons?.map(({ Code }) => Code)]).toEqual([409, ['REASON_FORM_ELSEWHERE']]);
    }
    expect(await portal.answers(key)).toEqual(ANSWERS);
  });

  it('are submitted, read and compared without contacting the server', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: next() });
    portal.machform.behaves = 'silent';
    expect((await portal.post('client', '/application/submit', { ApplicationKey: key })).status).toBe(200);
    const { data } = await portal.get('admin', '/application/answers', { ApplicationKey: key });
    const rows = data.Rows as { Field: string; Text: string }[];
    expect(rows.find(({ Field }) => Field === 'Sector')?.Text).toBe('Services');
    portal.machform.behaves = 'well';
  });

  it('prefill the form when it is opened again, by the labels and numbers of its elements', async () => {
    const key = await portal.apply();
    await portal.send({ token: await portal.frameToken(key), entry: next() });
    await portal.db
      .insertInto('ExternalForm')
      .values({
        FormId: FORM_EN,
        ReadAt: new Date(),
        Elements: JSON.stringify([
          {
            Element: 'element_5',
            Title: 'Sector',
            Kind: 'CHOICE',
            IsRequired: true,
            Options: [
              { Value: '1', Text: 'Trade' },
              { Value: '2', Text: 'Services' },
            ],
          },
          {
            Element: 'element_6',
            Title: 'Topics',
            Kind: 'CHOICES',
            IsRequired: false,
            Options: ['Energy', 'Water', 'Waste'].map((Text, at) => ({ Value: String(at + 1), Text })),
          },
        ]) as never,
      })
      .execute();
    const { data } = await portal.post('client', '/application/form/frame', { ApplicationKey: key });
    const parameters = Object.fromEntries(new URL(String(data.Address)).searchParams);
    expect(parameters).toMatchObject({
      id: FORM_EN,
      element_2: 'Harbour Ferries Limited',
      element_3: '1250',
      element_4_1: '03',
      element_4_2: '31',
      element_4_3: '2009',
      element_5: '2',
      element_6_1: '1',
      element_6_3: '1',
    });
    expect(parameters).not.toHaveProperty('element_6_2');
    expect(data.Origin).toBe(new URL(portal.machform.url).origin);
  });
});

describe('a correction of a framed form', () => {
  it('imports the fields that the queries name; the rest stays as returned', async () => {
    const key = await portal.apply();
    const before = await portal.frameToken(key);
    await portal.send({ token: before, entry: next() });
    const act = async (user: string, path: string, input: object) => {
      const { status, error } = await portal.post(user, path, { ApplicationKey: key, ...input });
      expect([path, status, error]).toEqual([path, 200, expect.anything()]);
    };
    await act('client', '/application/submit', {});
    await act('business', '/application/review', { TransactionNo: 'TX-1' });
    await act('admin', '/application/checklist/reject', {
      Points: [{ Field: 'Scope', Remark: 'Name the piers.' }],
    });
    expect(await portal.send({ token: before, entry: next() })).toMatchObject({ status: 403 });
    const values = { ...FILLED, element_2: 'Another company', element_7: 'Central Pier 8' };
    expect(await portal.send({ token: await portal.frameToken(key), entry: next(), values })).toMatchObject({
      status: 200,
    });
    expect(await portal.answers(key)).toEqual({ ...ANSWERS, Scope: 'Central Pier 8' });
    await act('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'Named.' }] });
    expect(await portal.row(key)).toMatchObject({ ApplicationStatusCode: 'UNDERREVIEW', Round: 2 });
  });
});

/** Ensures that two forms are not opened in the same millisecond. */
const later = () => new Promise((resolve) => setTimeout(resolve, 2));
