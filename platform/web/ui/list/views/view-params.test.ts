import { describe, expect, it } from 'vitest';
import { isChanged, knownParams, viewParams } from './view-params.ts';

describe('what a view keeps of an address', () => {
  it('is filters, search, order and size, and never the page', () => {
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

describe('a list that is shown otherwise than its view says', () => {
  const view = { Params: { Status: 'PENDING', Sort: 'OrgName' }, Columns: null };
  const shown = { given: { Sort: 'OrgName', Status: 'PENDING' }, defaultSort: undefined, columns: ['no'] };

  it('is one with other filters, not one on another page', () => {
    expect(isChanged(view, shown, ['no'])).toBe(false);
    expect(isChanged(view, { ...shown, given: { ...shown.given, Page: '2' } }, ['no'])).toBe(false);
    expect(isChanged(view, { ...shown, given: { Sort: 'OrgName' } }, ['no'])).toBe(true);
    expect(isChanged(view, { ...shown, given: { ...shown.given, Search: 'x' } }, ['no'])).toBe(true);
  });

  it('is one with other columns or another order of them, where the view names some', () => {
    const known = ['no', 'org', 'status'];
    const named = { ...view, Columns: ['no', 'org', 'gone'] };
    expect(isChanged(named, { ...shown, columns: ['no', 'org'] }, known)).toBe(false);
    expect(isChanged(named, { ...shown, columns: ['org', 'no'] }, known)).toBe(true);
    expect(isChanged(view, { ...shown, columns: ['org', 'no'] }, known)).toBe(false);
  });
});

describe('an old view', () => {
  it('loses what the screen has no more, and only that', () => {
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
