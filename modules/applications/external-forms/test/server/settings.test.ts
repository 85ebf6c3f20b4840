import { describe, expect, test } from 'vitest';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { charter } from '#quality/support/machform-service.ts';
import { machForm } from '../../server/machform.ts';
import { machFormFaults } from '../../server/machform-faults.ts';

const URL = 'https://forms.example/machform/';
const SECRET = 'sixteen letters or more';

describe('the MachForm server in the settings', () => {
  test('a complete setting is parsed into origin and folder', () => {
    const settings = readSettings({ MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: SECRET });
    expect(machForm(settings)).toEqual({
      Base: 'https://forms.example/machform',
      Origin: 'https://forms.example',
      Secret: SECRET,
      Header: 'x-machform-secret',
    });
    expect(machForm(readSettings({}))).toBeNull();
  });

  test('each portal validates with its own settings, also with another one in the same process', async () => {
    const definition = { ...charter, MachForm: null };
    const [withIt, without] = [
      readSettings({ MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: SECRET }),
      readSettings({}),
    ];
    const off = [{ Path: ['FormProvider'], Code: 'ERR_MACHFORM_OFF' }];
    expect(await machFormFaults(definition, without)).toEqual(off);
    expect(await machFormFaults(definition, withIt)).toEqual([]);
    expect(await machFormFaults(definition, without)).toEqual(off);
  });

  const wrong: [string, Record<string, string>][] = [
    ['MACHFORM_WEBHOOK_SECRET', { MACHFORM_URL: URL }],
    ['MACHFORM_WEBHOOK_SECRET', { MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: '' }],
    ['MACHFORM_WEBHOOK_SECRET', { MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: 'too short' }],
    ['MACHFORM_URL', { MACHFORM_WEBHOOK_SECRET: SECRET }],
    ['MACHFORM_URL', { MACHFORM_URL: 'forms.example', MACHFORM_WEBHOOK_SECRET: SECRET }],
    ['MACHFORM_URL', { MACHFORM_URL: 'ftp://forms.example', MACHFORM_WEBHOOK_SECRET: SECRET }],
    ['MACHFORM_URL', { MACHFORM_URL: 'https://a:b@forms.example', MACHFORM_WEBHOOK_SECRET: SECRET }],
    ['MACHFORM_URL', { MACHFORM_URL: 'https://forms.example/?id=1', MACHFORM_WEBHOOK_SECRET: SECRET }],
    [
      'MACHFORM_URL',
      {
        MACHFORM_URL: 'https://one.example/f',
        PUBLIC_URL: 'https://one.example',
        MACHFORM_WEBHOOK_SECRET: SECRET,
      },
    ],
    [
      'MACHFORM_WEBHOOK_HEADER',
      { MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: SECRET, MACHFORM_WEBHOOK_HEADER: 'Authorization' },
    ],
    [
      'MACHFORM_WEBHOOK_HEADER',
      { MACHFORM_URL: URL, MACHFORM_WEBHOOK_SECRET: SECRET, MACHFORM_WEBHOOK_HEADER: 'not a name' },
    ],
  ];
  test.each(wrong)('%s is named when it is invalid: %o', (name, environment) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(new RegExp(`^Invalid settings:\\n {2}${name}: `));
    expect(read).not.toThrow(new RegExp(SECRET));
  });

  test('production requires https', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/assay?sslmode=verify-full',
      PUBLIC_URL: 'https://portal.example',
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      MACHFORM_WEBHOOK_SECRET: SECRET,
    };
    expect(() => readSettings({ ...production, MACHFORM_URL: 'http://forms.example' })).toThrow(
      /MACHFORM_URL/,
    );
    expect(machForm(readSettings({ ...production, MACHFORM_URL: URL }))).not.toBeNull();
  });
});
