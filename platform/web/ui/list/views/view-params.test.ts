import { describe, expect, it } from 'vitest';
import { isChanged, knownParams, viewParams } from './view-params.ts';

describe('parameters stored in a view', () => {
  it('are filters, search, order and size, but not the page', () => {
    const params = { Page: '7', PageSize: '50', Sort: 'OrgName', Search: 'pier', From: '-30d' };
    expect(viewParams({ given: params, defaultSort: undefined })).toEqual({
      PageSize: '50',
      Sort: 'OrgName',
      Search: 'pier',
      From: '-30d',
    });
    expect(viewParams({ given: { PageSize: '10', Sort: 'On' }, defaultSort: 'On' })).toEqual({});
  });
});

describe('a list that differs from its view', () => {
  const view = { Params: { Status: 'PENDING', Sort: 'OrgName' }, Columns: null };
  const shown = { given: { Sort: 'OrgName', Status: 'PENDING' }, defaultSort: undefined, columns: ['no'] };

  it('has other filters, but not another page', () => {
    expect(isChanged(view, shown, ['no'])).toBe(false);
    expect(isChanged(view, { ...shown, given: { ...shown.given, Page: '2' } }, ['no'])).toBe(false);
    expect(isChanged(view, { ...shown, given: { Sort: 'OrgName' } }, ['no'])).toBe(true);
    expect(isChanged(view, { ...shown, given: { ...shown.given, Search: 'x' } }, ['no'])).toBe(true);
  });

  it('has other columns or another order of them, if the view names columns', () => {
    const known = ['no', 'org', 'status'];
    const named = { ...view, Columns: ['no', 'org', 'gone'] };
    expect(isChanged(named, { ...shown, columns: ['no', 'org'] }, known)).toBe(false);
    expect(isChanged(named, { ...shown, columns: ['org', 'no'] }, known)).toBe(true);
    expect(isChanged(view, { ...shown, columns: ['org', 'no'] }, known)).toBe(false);
  });
});

describe('an old view', () => {
  it('loses only what the screen no longer has', () => {
    const choices = [
      { name: 'TagCode', values: ['CLIMATE'] },
      { name: 'ServiceKey', values: [] },
    ];
    const params = { TagCode: 'GONE', ServiceKey: 'k', Colour: 'red', Sort: 'OrgName', Status: 'PENDING' };
    expect(knownParams(params, ['TagCode', 'ServiceKey', 'Status'], choices)).toEqual({
      known: { ServiceKey: 'k', Sort: 'OrgName', Status: 'PENDING' },
      unknown: ['TagCode', 'Colour'],
    });
  });
});
