import { describe, expect, test } from 'vitest';
import { deprecatedSettings } from '../../configuration/deprecated-settings.ts';
import { readSettings } from '../../configuration/settings.ts';
import { isTlsRequired } from '../../mail/deliver.ts';

describe('settings', () => {
  test('the default is a standalone portal on port 3000', () => {
    expect(readSettings({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      PORTAL_ROLE: 'all',
    });
  });

  test('an empty variable counts as not set', () => {
    const settings = readSettings({ DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' });
    expect([settings.DATABASE_URL, settings.SMTP_URL, settings.PUBLIC_URL]).toEqual([
      undefined,
      undefined,
      'http://localhost:3000',
    ]);
  });

  test('a variable that is now a setting is reported as ignored, with the place where it is set', () => {
    expect(deprecatedSettings({ QUESTION_MONTHS: '3', PORT: '3000' }, 'https://portal.example')).toEqual([
      expect.stringMatching(/^QUESTION_MONTHS is no longer read.* https:\/\/portal\.example\/settings$/),
    ]);
    expect(deprecatedSettings({ QUESTION_MONTHS: '' }, 'https://portal.example')).toEqual([]);
  });

  test('a trailing slash of the public address is removed', () => {
    expect(readSettings({ PUBLIC_URL: 'https://portal.example/' }).PUBLIC_URL).toBe('https://portal.example');
  });

  const wrong = {
    PORT: { PORT: 'eighty' },
    DATABASE_URL: { DATABASE_URL: 'mysql://somewhere' },
    PUBLIC_URL: { PUBLIC_URL: 'portal.example' },
    SMTP_URL: { SMTP_URL: 'http://mail' },
    PORTAL_ROLE: { PORTAL_ROLE: 'everything' },
    STRIPE_WEBHOOK_SECRET: { STRIPE_SECRET_KEY: 'sk_test_1' },
    SECRET_KEY: { SECRET_KEY: 'c2hvcnQ=' },
    OIDC_CLIENT_ID: {
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_SECRET: 's',
      OIDC_NAME: 'Harbour ID',
    },
    OIDC_ISSUER: { OIDC_NAME: 'Harbour ID', OIDC_CLIENT_ID: 'assay', OIDC_CLIENT_SECRET: 's' },
    OIDC_SCOPES: { OIDC_SCOPES: 'email profile' },
    OIDC_AUDIENCE: { OIDC_AUDIENCE: 'everybody' },
    CHAT_URL: { CHAT_URL: 'ftp://chat.example' },
    S3_SECRET_ACCESS_KEY: { S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'key' },
  };
  test.each(Object.entries(wrong))('%s is named when it is invalid', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^Invalid settings:\\n {2}${name}: `));
  });

  test('SECRET_KEY is one key, or two different ones during a change', () => {
    const [one, two, three] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    const read = (SECRET_KEY: string) => () => readSettings({ SECRET_KEY });
    expect(read(`${one},${two}`)().SECRET_KEY).toBe(`${one},${two}`);
    for (const wrong of [`${one},`, `${one},${one}`, `${one},short`, `${one},${two},${three}`])
      expect(read(wrong)).toThrow(/SECRET_KEY: must be 32 bytes in base64, or two different such keys/);
  });

  test('a chat server at the portal’s own origin is refused: its frame would have access to the portal’s data', () => {
    const read = (CHAT_URL: string) => readSettings({ PUBLIC_URL: 'https://portal.example', CHAT_URL });
    expect(() => read('https://portal.example:443/chat')).toThrow(/CHAT_URL: must have another origin/);
    expect(read('https://chat.portal.example/').CHAT_URL).toBe('https://chat.portal.example/');
  });

  test('all invalid ones are named together, and no value is printed', () => {
    const read = () => readSettings({ NODE_ENV: 'production', PORT: '-1', SMTP_URL: 'secret-value' });
    expect(read).toThrow(/PORT: [\s\S]*SMTP_URL: /);
    expect(read).not.toThrow(/secret-value/);
  });

  test('production requires a database, an address and a key', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL: [\s\S]*PUBLIC_URL: [\s\S]*SECRET_KEY: /,
    );
  });

  describe('connections of a portal in production', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://portal@db.example/assay?sslmode=verify-full',
      PUBLIC_URL: 'https://portal.example',
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    const read = (more: Record<string, string>) => () => readSettings({ ...production, ...more });
    const plain = {
      PUBLIC_URL: 'http://portal.example',
      S3_ENDPOINT: 'http://files.example',
      CMS_URL: 'http://cms.example',
      STRIPE_API_URL: 'http://stripe.example',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example',
      DATABASE_URL: 'postgres://db.example/assay',
      DATABASE_OWNER_URL: 'postgres://db.example/assay?sslmode=require',
      CLAMD_URL: 'tcp://scanner.example:3310',
    };

    test.each(Object.entries(plain))('%s may be used without TLS only if configured', (name, value) => {
      expect(read({ [name]: value })).toThrow(new RegExp(`settings:\\n {2}${name}: must .*production`));
      expect(read({ [name]: value, PLAIN_CONNECTIONS: `SMTP_URL, ${name}` })).not.toThrow();
    });

    test('local connections need no TLS, and neither does a trial portal', () => {
      const here: Record<string, string>[] = [
        { PUBLIC_URL: 'http://localhost:3000' },
        { DATABASE_URL: 'postgres://127.0.0.1:5433/assay' },
        { CLAMD_URL: 'tcp://127.0.0.1:3310' },
        { CLAMD_URL: 'unix:///run/clamav/clamd.ctl' },
        { DATABASE_URL: 'postgres://portal@localhost/assay?host=/run/postgresql' },
      ];
      for (const one of here) expect(read(one)).not.toThrow();
      expect(() => readSettings({ DATABASE_URL: 'postgres://db.example/assay' })).not.toThrow();
    });

    test('an unknown exception has no effect', () => {
      expect(read({ PLAIN_CONNECTIONS: 'DATABASE' })).toThrow(
        /PLAIN_CONNECTIONS: must contain only PUBLIC_URL/,
      );
    });

    test('emails are sent with TLS or not at all', () => {
      const isTls = (more: Record<string, string>, url: string) => isTlsRequired(read(more)(), url);
      expect(isTls({}, 'smtp://mail.example:587')).toBe(true);
      expect(isTls({}, 'smtp://localhost:2525')).toBe(false);
      expect(isTls({ PLAIN_CONNECTIONS: 'SMTP_URL' }, 'smtp://mail.example')).toBe(false);
      expect(isTlsRequired(readSettings({}), 'smtp://mail.example')).toBe(false);
    });
  });
});
