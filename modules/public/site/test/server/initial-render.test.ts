import { describe, expect, it } from 'vitest';
import { siteFixture } from '#quality/support/site-fixture.ts';

describe('server rendering of the app', () => {
  const { get, post } = siteFixture();

  it('renders the visible part of the app before its scripts are loaded', async () => {
    const login = await get('/login?lang=CHT');
    expect(login.headers['set-cookie']).toContain('AppLanguage=CHT');
    expect(login.body).toContain('<html lang="zh-Hant-HK" data-rendered="" data-for="login">');
    expect(login.body).toContain('<title>登入 · ');
    expect(login.body).toMatch(/<h1[^>]*>登入<\/h1>/);
    // Fields have no names: a submission before the app is ready contains no data and never appears in an
    // address.
    expect(login.body).toMatch(/<form[^>]*method="post"/);
    expect(login.body.match(/<input(?![^>]*type="radio")[^>]*\sname=/)).toBeNull();
    // Placed after the content; otherwise the browser would wait for it before showing the page.
    expect(login.body.indexOf('rel="stylesheet"')).toBeGreaterThan(login.body.indexOf('</h1>'));
    expect(login.body).not.toMatch(/<script(?![^>]*src=)/);
    const dashboard = await get('/dashboard?lang=EN');
    expect(dashboard.body).toContain('data-for="session"');
    expect(dashboard.body).toMatch(/<h1[^>]*>Dashboard<\/h1>/);
    // A client's sub-accounts need the client to be checked first (specification point 2).
    expect((await get('/child')).body).toContain('data-for="child"');
  });

  it('answers a form submitted without script with the same page', async () => {
    const sent = await post('/login?redirect=%2Fusers');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/login?redirect=%2Fusers']);
  });

  it('contains nothing personal without a valid token', async () => {
    const nobody = await get('/api/first-sight?Path=/dashboard');
    expect([nobody.statusCode, nobody.body]).toEqual([204, '']);
    const authorization = `Bearer ${'x'.repeat(43)}`;
    expect((await get('/api/first-sight?Path=/dashboard', { authorization })).statusCode).toBe(204);
    expect((await get('/api/first-sight?Path=/users', { authorization })).statusCode).toBe(204);
    // Only a page with a user-specific prerender includes its styles and requests it.
    expect((await get('/dashboard')).body).toContain(' data-own=""');
    expect((await get('/login')).body).not.toContain(' data-own=""');
    expect((await get('/dashboard')).headers.link).toBe('</boot.js>; rel=preload; as=script');
  });
});
