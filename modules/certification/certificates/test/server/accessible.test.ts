import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { certificateFacts, statementFacts } from '#quality/support/certificate-facts.ts';
import { pdfMetadata, pdfSignature } from '#quality/support/pdf-tools.ts';
import { renderAndSign } from '../../server/document/render-and-sign.ts';

const at = new Date('2025-06-02T03:04:05Z');
let dir = '';
let demo: SigningIdentity;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signing-'));
  demo = await loadSigningIdentity({ DATA_DIR: dir });
});
afterAll(() => rm(dir, { recursive: true }));

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const count = (text: string, part: string): number => text.split(part).length - 1;

/** Whether all elements are opened and closed in order, as XML requires. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, isEnd, name = '', isEmpty] of xml.matchAll(/<(\/?)([\w:]+)(?:[^<>]*?)(\/?)>/g)) {
    if (isEmpty) continue;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe('the finished file', () => {
  it.each([
    ['EN', certificateFacts],
    ['CHT', statementFacts],
    ['BILINGUAL', certificateFacts],
  ] as const)('declares PDF/A-2a and PDF/UA-1 once in %s', async (setting, facts) => {
    const { pdf } = await renderAndSign(facts, setting, demo, { at });
    // The metadata that a PDF reader finds, not just any match in the file.
    const message = await pdfMetadata(pdf);
    expect(message).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>A</s);
    expect(message).toMatch(/<pdfuaid:part xmlns:pdfuaid="http:\/\/www.aiim.org\/pdfua\/ns\/id\/">1</);
    expect(count(message, '<pdfaExtension:schemas>')).toBe(1);
    // PDF/A-2 requires a schema description for this property, which it does not define.
    expect(message).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
    expect(isWellFormed(message)).toBe(true);
    expect(await pdfSignature(pdf)).toContain('Signature is Valid');
  });

  it('shows its title, describes its pictures, and shows no form field', async () => {
    const { pdf, pageSize } = await renderAndSign(certificateFacts, 'EN', demo, { at });
    const appended = latin(pdf.subarray(pageSize));
    expect(appended).toContain('/DisplayDocTitle true');
    expect(appended).toContain('/Marked true');
    const page = latin(pdf.subarray(0, pageSize));
    expect(count(page, '/S /Figure')).toBeGreaterThan(0);
    expect(count(page, '/Alt (')).toBe(count(page, '/S /Figure'));
    // The signature is invisible, so there is no annotation that would need a tag.
    expect(latin(pdf)).not.toContain('/Annots');
    expect(appended).toContain('/Rect [0 0 0 0]');
  });

  it('of a template without a title does not claim PDF/UA-1', async () => {
    const bare = (title: string) => `#import "/data.typ": data\n${title}\n#data.Number`;
    const print = async (Source: string) =>
      pdfMetadata((await renderAndSign(certificateFacts, 'EN', demo, { at }, { Source, Pictures: [] })).pdf);
    expect(await print(bare('#set document(title: data.DocumentTitle)'))).toContain('pdfuaid');
    const untitled = await print(bare(''));
    expect(untitled).toContain('<pdfaid:part>2<');
    expect(untitled).not.toContain('pdfuaid');
  });
});
