import { expect, test } from 'vitest';
import { forgetWindow } from '#platform/web/session/forget-window.ts';
import { keepFind, recentFinds } from '../layout/recent-finds.ts';

test('recent finds are removed from the window when the session ends', () => {
  sessionStorage.setItem('assay-reloaded', 'https://portal.example/');
  keepFind('chan', { Path: '/viewform?key=a', Label: 'GF-2026-00001', Detail: 'Harbour Foods Limited' });
  expect(recentFinds('chan')).toHaveLength(1);
  forgetWindow(sessionStorage);
  expect(recentFinds('chan')).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Harbour');
  expect(sessionStorage.getItem('assay-reloaded')).toBe('https://portal.example/');
});
