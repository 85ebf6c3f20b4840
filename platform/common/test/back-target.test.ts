import { expect, it } from 'vitest';
import { backTarget } from '../access/back-target.ts';

it.each([
  ['/application/edit?key=abc_123456&view=true', '/viewform?key=abc_123456'],
  ['/application/edit?view=true&key=abc_123456', '/viewform?key=abc_123456'],
  ['/application/edit?key=abc_123456', '/applications'],
  ['/application/edit?key=abc_123456&view=false', '/applications'],
  ['/application/edit?view=true', '/applications'],
  ['/viewform?key=abc_123456', '/applications'],
  ['/user/edit/abc_123456', '/users'],
  ['/staff/add', '/staffs'],
  ['/team/edit/abc_123456', '/business_teams'],
  ['/child/edit/abc_123456?key=def_123456', '/child?key=def_123456'],
  ['/child/edit/abc_123456', '/child'],
  ['/profile', '/dashboard'],
  ['/dashboard', null],
  ['/nowhere', null],
])('back from %s leads to %s', (address, target) => {
  expect(backTarget(address)).toBe(target);
});
