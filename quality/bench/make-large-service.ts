import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { signInToApi } from '../stories/support/api.ts';
import { largeForm } from './large-form.ts';

const NAME = { EN: 'Large form', CHT: '大型表格', CHS: '大型表单' };

/**
 * Creates and publishes a copy of the ISO 9001 service whose form is the 200-question form, for the
 * large-form benchmark; returns the service's key, also if it exists already.
 */
export async function makeLargeService(url: string): Promise<string> {
  const admin = await signInToApi(url, 'admin@demo.test');
  const list = await admin.get('/assessment/list');
  const rows = list.data.Rows as { ServiceKey: string; SchemeCode: string }[];
  const known = rows.find(({ SchemeCode }) => SchemeCode === 'LF');
  if (known) return known.ServiceKey;
  const CopyOf = rows.find(({ SchemeCode }) => SchemeCode === 'QM')?.ServiceKey;
  const made = await admin.post('/assessment/create', {
    SchemeCode: 'LF',
    Name: NAME,
    Kind: 'CERTIFICATE',
    CopyOf,
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.error));
  const ServiceKey = String(made.data.ServiceKey);
  const { Definition } = made.data.Draft as { Definition: ServiceDefinition };
  const { IndustryQuestion: _industry, ...others } = Definition;
  const saved = await admin.post('/assessment/save', {
    ServiceKey,
    Version: made.data.Version,
    Definition: {
      ...others,
      Form: largeForm,
      ScopeQuestion: 'Q0x0',
      ScopeQuestionChinese: 'Q1x0',
      SitesQuestion: 'Assets',
      Checklist: Definition.Checklist.map(({ Field: _field, ...point }) => point),
    },
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.error));
  const published = await admin.post('/assessment/publish', { ServiceKey, Version: saved.data.Version });
  if (published.status !== 200) throw new Error(JSON.stringify(published.error));
  return ServiceKey;
}
