import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadExport } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

type Row = Record<string, unknown> & { Alpha3: string; Name: Record<string, string>; Version: number };
type Reference = { Rows: Row[]; Regions: { M49: string; Name: Record<string, string> }[] };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const reference = async () => (await portal.get('admin', '/country/reference')).data as unknown as Reference;
const one = async (code: string) => {
  const row = (await reference()).Rows.find(({ Alpha3 }) => Alpha3 === code);
  if (!row) throw new Error(`no ${code}`);
  return row;
};
const list = async (user: string, headers: Record<string, string> = {}) => {
  const response = await portal.app.inject({
    url: '/api/country/list',
    headers: { ...(await portal.token(user)), ...headers },
  });
  return (response.json() as { data: { Rows: { label: string; key: string }[] } }).data.Rows;
};

describe('standards', () => {
  test('ISO 3166-1 has 249 entries, each with codes of its own', async () => {
    const { Rows } = await reference();
    expect(Rows).toHaveLength(249);
    for (const field of ['Alpha2', 'Alpha3', 'NumericCode'])
      expect(new Set(Rows.map((row) => row[field])).size).toBe(249);
    for (const row of Rows) {
      expect(row.Alpha2).toMatch(/^[A-Z]{2}$/);
      expect(row.Alpha3).toMatch(/^[A-Z]{3}$/);
      expect(row.NumericCode).toMatch(/^\d{3}$/);
      for (const language of ['EN', 'CHT', 'CHS']) expect(row.Name[language]).not.toBe('');
    }
  });

  // Expected values taken manually from ISO 3166-1 and UN M49: alpha-3, alpha-2, numeric, region, sub-region,
  // intermediate region.
  test.each([
    ['HKG', 'HK', '344', '142', '030', null],
    ['CHN', 'CN', '156', '142', '030', null],
    ['MAC', 'MO', '446', '142', '030', null],
    ['TWN', 'TW', '158', '142', '030', null],
    ['SGP', 'SG', '702', '142', '035', null],
    ['GBR', 'GB', '826', '150', '154', null],
    ['USA', 'US', '840', '019', '021', null],
    ['BRB', 'BB', '052', '019', '419', '029'],
    ['MEX', 'MX', '484', '019', '419', '013'],
    ['BRA', 'BR', '076', '019', '419', '005'],
    ['NGA', 'NG', '566', '002', '202', '011'],
    ['EGY', 'EG', '818', '002', '015', null],
    ['AUS', 'AU', '036', '009', '053', null],
    ['KIR', 'KI', '296', '009', '057', null],
    ['ATA', 'AQ', '010', null, null, null],
  ])('%s', async (code, alpha2, numeric, region, subRegion, intermediate) => {
    expect(await one(code)).toMatchObject({
      Alpha2: alpha2,
      NumericCode: numeric,
      RegionCode: region,
      SubRegionCode: subRegion,
      IntermediateRegionCode: intermediate,
    });
  });

  test('only Antarctica is in no region', async () => {
    const { Rows } = await reference();
    expect(Rows.filter((row) => row.RegionCode === null).map((row) => row.Alpha3)).toEqual(['ATA']);
  });

  test('the regions of the Caribbean are named in three languages', async () => {
    const { Regions } = await reference();
    const names = Object.fromEntries(Regions.map(({ M49, Name }) => [M49, Name]));
    expect(names['419']?.EN).toBe('Latin America and the Caribbean');
    expect(names['029']).toEqual({ EN: 'Caribbean', CHT: '加勒比', CHS: '加勒比' });
    expect(names['030']).toEqual({ EN: 'Eastern Asia', CHT: '東亞', CHS: '东亚' });
  });
});

describe('the list for pickers', () => {
  test('any signed-in user gets label and key, favourites first, in their language', async () => {
    const rows = await list('client', { applanguage: 'CHT' });
    expect(rows.slice(0, 4)).toEqual([
      { label: '香港', key: 'HKG' },
      { label: '中國', key: 'CHN' },
      { label: '澳門', key: 'MAC' },
      { label: '台灣', key: 'TWN' },
    ]);
    const english = (await list('client')).slice(4);
    expect(english[0]).toEqual({ label: 'Afghanistan', key: 'AFG' });
    expect(english[1]).toEqual({ label: 'Åland Islands', key: 'ALA' });
    expect(english.at(-1)).toEqual({ label: 'Zimbabwe', key: 'ZWE' });
  });

  test('is not available without a session', async () => {
    expect((await portal.get(null, '/country/list')).status).toBe(401);
  });
});

describe('changes', () => {
  test('a disabled country is missing from pickers and stays in the reference data', async () => {
    const off = await portal.post('it', '/country/enable', { Alpha3s: ['ATA', 'BVT'], IsEnabled: false });
    expect(off.status).toBe(200);
    const keys = (await list('client')).map((row) => row.key);
    expect(keys).toHaveLength(247);
    expect(keys).not.toContain('ATA');
    expect((await one('ATA')).IsEnabled).toBe(false);
    await portal.post('it', '/country/enable', { Alpha3s: ['ATA', 'BVT'], IsEnabled: true });
    expect(await list('client')).toHaveLength(249);
  });

  test('the last enabled country cannot be disabled', async () => {
    const { Rows } = await reference();
    const all = Rows.map((row) => row.Alpha3);
    const refused = await portal.post('admin', '/country/enable', { Alpha3s: all, IsEnabled: false });
    expect([refused.status, refused.error.Fields?.[0]?.Code]).toEqual([422, 'COUNTRY_LAST']);
    expect(await list('client')).toHaveLength(249);
  });

  test('a favourite is placed among the favourites and can be removed from them', async () => {
    const order = async () => (await list('client')).slice(0, 6).map((row) => row.key);
    await portal.post('admin', '/country/place', { Alpha3: 'SGP', Position: 2 });
    expect((await order()).slice(0, 5)).toEqual(['HKG', 'SGP', 'CHN', 'MAC', 'TWN']);
    await portal.post('admin', '/country/place', { Alpha3: 'SGP', Position: 50 });
    expect((await order()).slice(0, 5)).toEqual(['HKG', 'CHN', 'MAC', 'TWN', 'SGP']);
    await portal.post('admin', '/country/place', { Alpha3: 'SGP', Position: 0 });
    expect(await order()).toEqual(['HKG', 'CHN', 'MAC', 'TWN', 'AFG', 'ALA']);
  });

  test('names can be changed by the organisation; a caller with an older version is refused', async () => {
    const before = await one('TWN');
    const Name = { EN: 'Taiwan', CHT: '臺灣', CHS: '台湾' };
    const body = { Alpha3: 'TWN', Name, Version: before.Version };
    expect((await portal.post('admin', '/country/save', body)).status).toBe(200);
    expect((await one('TWN')).Name).toEqual(Name);
    const late = await portal.post('sub-admin', '/country/save', { ...body, Name: before.Name });
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    const fresh = late.error.Data as unknown as Reference;
    expect(fresh.Rows.find((row) => row.Alpha3 === 'TWN')?.Name).toEqual(Name);
  });

  test('a repeated request changes nothing', async () => {
    const headers = { 'idempotency-key': 'name-macao-once' };
    const before = await one('MAC');
    const body = { Alpha3: 'MAC', Name: { EN: 'Macau', CHT: '澳門', CHS: '澳门' }, Version: before.Version };
    const [first, again] = [
      await portal.post('admin', '/country/save', body, headers),
      await portal.post('admin', '/country/save', body, headers),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await one('MAC')).Version).toBe(before.Version + 1);
  });

  test.each([
    [
      'an unknown country',
      '/country/save',
      { Alpha3: 'XXX', Name: { EN: 'X', CHT: 'X', CHS: 'X' }, Version: 1 },
      404,
    ],
    [
      'one unknown country among several',
      '/country/enable',
      { Alpha3s: ['HKG', 'XXX'], IsEnabled: false },
      404,
    ],
    ['a position of an unknown country', '/country/place', { Alpha3: 'XXX', Position: 1 }, 404],
    [
      'a missing name',
      '/country/save',
      { Alpha3: 'FRA', Name: { EN: 'France', CHT: '', CHS: 'x' }, Version: 1 },
      422,
    ],
    [
      'a line break in a name',
      '/country/save',
      { Alpha3: 'FRA', Name: { EN: 'Fra\nnce', CHT: 'x', CHS: 'x' }, Version: 1 },
      422,
    ],
    [
      'a code of one’s own',
      '/country/save',
      { Alpha3: 'FRA', Alpha2: 'ZZ', Name: { EN: 'x', CHT: 'x', CHS: 'x' }, Version: 1 },
      422,
    ],
    ['nothing to enable', '/country/enable', { Alpha3s: [], IsEnabled: true }, 422],
    ['a position that is not a number', '/country/place', { Alpha3: 'FRA', Position: 'first' }, 422],
    ['a position before the first', '/country/place', { Alpha3: 'FRA', Position: -1 }, 422],
  ])('%s is refused', async (_title, path, body, status) => {
    expect((await portal.post('admin', path, body)).status).toBe(status);
  });
});

describe('the export', () => {
  const csv = async (user: string, Filters: Record<string, string>) => {
    const answer = await downloadExport(portal, user, { List: 'COUNTRIES', Filters });
    if (typeof answer === 'number') return { status: answer, lines: [] };
    return { status: answer.statusCode, lines: answer.body.replace('\ufeff', '').trimEnd().split('\r\n') };
  };

  test('has a header and one line per country', async () => {
    const { lines } = await csv('admin', {});
    expect(lines).toHaveLength(250);
    expect(lines[1]).toBe('HKG,HK,344,Hong Kong,香港,香港,Asia,142,Eastern Asia,030,,,Yes');
  });

  test('applies the filters of the screen', async () => {
    expect((await csv('admin', { Region: '029', Search: 'barb' })).lines.slice(1)).toEqual([
      'ATG,AG,028,Antigua and Barbuda,安提瓜和巴布達,安提瓜和巴布达,Americas,019,Latin America and the Caribbean,419,Caribbean,029,Yes',
      'BRB,BB,052,Barbados,巴巴多斯,巴巴多斯,Americas,019,Latin America and the Caribbean,419,Caribbean,029,Yes',
    ]);
    expect((await csv('admin', { Search: 'cote' })).lines[1]).toMatch(/^CIV,/);
    expect((await csv('admin', { Search: '克罗地亚' })).lines[1]).toMatch(/^HRV,/);
  });

  test('is available only to roles that manage settings', async () => {
    expect((await csv('finance', {})).status).toBe(403);
    expect((await csv('admin', { Region: "029' or" })).status).toBe(422);
  });
});
