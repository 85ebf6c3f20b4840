import { describe, expect, it } from 'vitest';
import { feeTotal } from '#modules/catalogue/services/rules/fee-total.ts';
import { serviceDefinition } from '#modules/catalogue/services/rules/finished-definition.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { fieldTitles } from '../../server/field-titles.ts';

describe('demo services', () => {
  it.each(demoServices.map(({ Definition }) => [Definition.SchemeCode, Definition] as const))(
    '%s is valid',
    (_, definition) => {
      expect(serviceDefinition.safeParse(definition).error?.issues ?? []).toEqual([]);
      const named = new Set(Object.keys(fieldTitles(definition.Form, 'EN')));
      expect(named).toContain(definition.ScopeQuestion);
      expect(named).toContain(definition.SitesQuestion);
      expect(definition.Checklist.filter(({ Field }) => Field && !named.has(Field))).toEqual([]);
      expect(definition.Checklist.length).toBeGreaterThanOrEqual(6);
    },
  );

  it.each(demoServices.map(({ Definition }) => [Definition.SchemeCode, Definition.Form] as const))(
    '%s has every title in three languages',
    (_, form) => {
      const [en, cht, chs] = [fieldTitles(form, 'EN'), fieldTitles(form, 'CHT'), fieldTitles(form, 'CHS')];
      for (const name of Object.keys(en)) {
        expect(en[name], name).toMatch(/^\P{Script=Han}+$/u);
        expect(cht[name], name).toMatch(/\p{Script=Han}/u);
        expect(chs[name], name).toMatch(/\p{Script=Han}/u);
      }
    },
  );

  it('have the fees shown on the public site', () => {
    expect(
      demoServices.map(({ Definition }) => [Definition.SchemeCode, feeTotal(Definition, 'INITIAL')]),
    ).toEqual([
      ['GF', 3_800_000],
      ['QM', 2_450_000],
      ['SS', 1_800_000],
      ['IS', 3_420_000],
    ]);
  });
});
