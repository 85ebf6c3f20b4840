import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../http/create-app.ts');

/** Starts a production portal, requests these addresses, and returns what it wrote to its log. */
function logOf(urls: readonly string[]): { route: string }[] {
  const program = `
    const { createApp } = await import(${JSON.stringify(SOURCE)});
    const app = await createApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.test' });
    app.get('/follow/:step', async () => 'asked');
    for (const url of ${JSON.stringify(urls)}) await app.inject({ url });
    await app.close();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as { route: string });
}

it('logs the requested object without its code', () => {
  const lines = logOf([
    '/follow/confirm?code=a-secret',
    '/api/media/download?ticket=another',
    '/%E0?c=third',
  ]);
  expect(lines.map(({ route }) => route)).toEqual(['/follow/:step', '/api/*']);
  expect(JSON.stringify(lines)).not.toMatch(/secret|another|third/);
});
