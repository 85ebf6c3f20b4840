import { expect, test } from 'vitest';
import { clearWindowData } from '#platform/web/session/clear-window-data.ts';
import { recentFinds, saveFind } from '../layout/recent-finds.ts';

test('recent searches are removed from the window when the session ends', () => {
  sessionStorage.setItem('assay-reloaded', 'https://portal.example/');
  saveFind('chan', { Path: '/viewform?key=a', Label: 'GF-2026-00001', Detail: 'Harbour Foods Limited' });
  expect(recentFinds('chan')).toHaveLength(1);
  clearWindowData(sessionStorage);
  expect(recentFinds('chan')).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Harbour');
  expect(sessionStorage.getItem('assay-reloaded')).toBe('https://portal.example/');
});
