import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MERGE_LIMITS, mergePdfs } from '#modules/operations/exports/server/document/merge/merge-pdfs.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';

/**
 * Attack tests: malicious PDFs cannot exhaust the merge of papers, the only place where uploaded PDFs are
 * opened.
 */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-merge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] ${more}>>`;
const pages = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;

/** Builds a PDF file from the given objects; the first is its catalog. */
function pdf(objects: readonly string[]): Buffer {
  const places: string[] = [];
  let text = '%PDF-1.7\n';
  for (const [at, object] of objects.entries()) {
    places.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${end}`, 'latin1');
}

/**
 * Builds a file of a few kilobytes that unpacks, compressed twice, to the given number of megabytes of
 * zeros.
 */
function bomb(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((((megabytes * (1 << 20)) % 65_521) * 65_536 + 1) >>> 0);
  const last = deflateRawSync(Buffer.alloc(0));
  const packed = deflateSync(
    Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(piece), last, sum]),
  );
  const head = Buffer.from(`%PDF-1.7\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n${pages('', 0)}\nendobj\n`);
  const filter = `/Filter [/FlateDecode /FlateDecode] /Length ${packed.length}`;
  const open = `3 0 obj\n<< /Type /XRef /Size 4 /W [1 2 1] /Root 1 0 R ${filter} >>\nstream\n`;
  const close = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([head, Buffer.from(open), packed, Buffer.from(close)]);
}

async function merge(files: readonly Uint8Array[], limits = MERGE_LIMITS): Promise<number | null> {
  const paths = await Promise.all(
    files.map(async (bytes, at) => {
      const path = join(folder, `${at}`);
      await writeFile(path, bytes);
      return path;
    }),
  );
  const target = join(folder, 'merged');
  if (!(await mergePdfs(paths, target, limits))) return null;
  return (await PDF.load(await readFile(target))).getPageCount();
}

test('cyclic, doubling and deep trees terminate; ten thousand pages are counted', async () => {
  const many = 10_000;
  const refs = (count: number) => Array.from({ length: count }, (_, at) => `${at + 3} 0 R`);
  const hostile = [
    pdf([CATALOG, pages('2 0 R 2 0 R', 1)]),
    pdf([CATALOG, ...refs(30).map((next) => pages(`${next} ${next}`, 2)), page()]),
    pdf([CATALOG, ...refs(20_000).map((next) => pages(next, 1)), page()]),
    pdf([CATALOG, pages('3 0 R', 1), page(`/X ${'['.repeat(100_000)}${']'.repeat(100_000)} `)]),
    pdf([CATALOG, pages('3 0 R', 1), page('/Rotate 4 0 R '), '5 0 R', '4 0 R']),
  ];
  // Each hostile file contributes at most one page.
  expect(await merge([...hostile, samplePdf('x')])).toBeLessThanOrEqual(hostile.length + 1);
  const thick = pdf([CATALOG, pages(refs(many).join(' '), many), ...refs(many).map(() => page())]);
  expect(await merge([thick, samplePdf('x')])).toBe(many + 1);
});

test('two kilobytes that unpack to gigabytes are stopped without delaying other requests', async () => {
  const file = bomb(4_000);
  expect(file.byteLength).toBeLessThan(20_000);
  let turns = 0;
  const working = merge([file], { Ms: 60_000, Bytes: 400 * 1024 * 1024 });
  const others = (async () => {
    for (; turns < 1_000; turns += 1) await wait(2);
  })();
  expect(await working).toBeNull();
  expect(turns).toBeGreaterThan(20);
  turns = 1_000;
  await others;
});

test('a slow one is terminated; an invalid PDF is refused', async () => {
  expect(await merge([samplePdf('x'), samplePdf('y')], { ...MERGE_LIMITS, Ms: 20 })).toBeNull();
  expect(await merge([Buffer.from('%PDF-1.7 and nothing more')])).toBeNull();
  // Control: the same two files are merged within the usual time limit.
  expect(await merge([samplePdf('x'), samplePdf('y')])).toBe(2);
});
