import { createHash, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicJwk } from '#platform/server/database/proof-tables.ts';
import { hashOfLeaf, merkleTreeHash, rootByPath, rootsByProof } from '#quality/support/rfc6962.ts';
import { canonicalJson } from '../../rules/canonical-json.ts';
import { emptyFrontier, grow, rootOf } from '../../server/frontier.ts';
import { leafHash, nodeHash } from '../../server/hash.ts';
import { openNote, signNote, verifierKey } from '../../server/signed-note.ts';
import { consistencySpans, inclusionSpans, nodesOf, type Span } from '../../server/spans.ts';

/** A tree built as the portal builds it, with the hash of any span from the stored nodes. */
function grown(leaves: readonly Buffer[]) {
  const nodes = new Map<string, Buffer>();
  const roots: Buffer[] = [];
  const frontier = emptyFrontier();
  for (const leaf of leaves) {
    grow(frontier, leaf, ({ Level, Index }, hash) => {
      nodes.set(`${Level}/${Index}`, hash);
      return hash;
    });
    roots.push(rootOf(frontier));
  }
  const stored = (name: string): Buffer => nodes.get(name) ?? Buffer.from(`no node ${name}`);
  const hashOf = (span: Span): Buffer =>
    nodesOf(span)
      .map(({ Level, Index }) => stored(`${Level}/${Index}`))
      .reduceRight((right, left) => nodeHash(left, right));
  return { roots, hashOf };
}

const leavesOf = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, at) => hashOfLeaf(Buffer.from(`leaf ${at}`)));

/** Test vectors used by implementations of Certificate Transparency. */
const CT_LEAVES = [
  ...['', '00', '10', '2021', '3031', '40414243', '5051525354555657'],
  '606162636465666768696a6b6c6d6e6f',
];
const CT_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('the roots of Certificate Transparency’s own examples', () => {
  const leaves = CT_LEAVES.map((hex) => leafHash(Buffer.from(hex, 'hex').toString('latin1')));
  // Every byte of these leaves is below 0x80, so their text is the same in UTF-8.
  expect(grown(leaves).roots.map((root) => root.toString('hex'))).toEqual(CT_ROOTS);
  expect(rootOf(emptyFrontier()).toString('hex')).toBe(createHash('sha256').digest('hex'));
});

test('every leaf of every tree of 1 to 64 leaves has a valid proof', () => {
  for (let size = 1; size <= 64; size += 1) {
    const leaves = leavesOf(size);
    const { roots, hashOf } = grown(leaves);
    const root = merkleTreeHash(leaves);
    expect(roots.at(-1)?.equals(root)).toBe(true);
    for (const [index, leaf] of leaves.entries()) {
      const path = inclusionSpans(index, { From: 0, To: size }).map(hashOf);
      expect(rootByPath(index, size, leaf, path).equals(root), `${index} of ${size}`).toBe(true);
    }
  }
});

test('every tree of 1 to 64 leaves has a valid proof of being a prefix of every later one', () => {
  const leaves = leavesOf(64);
  const { hashOf } = grown(leaves);
  for (let to = 1; to <= 64; to += 1) {
    const fresh = merkleTreeHash(leaves.slice(0, to));
    for (let from = 1; from <= to; from += 1) {
      const old = merkleTreeHash(leaves.slice(0, from));
      const proof = consistencySpans(from, to).map(hashOf);
      const found = rootsByProof(from, to, proof, old);
      expect(found.old.equals(old) && found.fresh.equals(fresh), `${from} to ${to}`).toBe(true);
    }
  }
});

test('a path is never longer than the height of the tree, and reads no more than that from the database', () => {
  const size = fc.integer({ min: 1, max: 2 ** 40 });
  fc.assert(
    fc.property(size, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (leaves, part) => {
      const index = Math.floor(part * leaves);
      const height = Math.ceil(Math.log2(leaves));
      const spans = inclusionSpans(index, { From: 0, To: leaves });
      expect(spans.length).toBeLessThanOrEqual(height);
      expect(spans.flatMap(nodesOf).length).toBeLessThanOrEqual(2 * height);
      // The spans and the leaf itself together cover the whole tree, without gap or overlap.
      const all = [...spans, { From: index, To: index + 1 }].sort((a, b) => a.From - b.From);
      expect(all[0]?.From).toBe(0);
      expect(all.at(-1)?.To).toBe(leaves);
      for (const [at, span] of all.entries()) if (at > 0) expect(span.From).toBe(all[at - 1]?.To);
    }),
  );
});

describe('signed notes', () => {
  /** From the documentation of Go's golang.org/x/mod/sumdb/note. */
  const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const NOTE = [
    'If you think cryptography is the answer to your problem,',
    "then you don't know what your problem is.",
    '',
    '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
    '',
  ].join('\n');
  const peter: PublicJwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    x: Buffer.from(PETER.split('+').slice(2).join('+'), 'base64').subarray(1).toString('base64url'),
  };

  test('a note signed by another implementation opens with its key, and the key has the same form', () => {
    expect(verifierKey('PeterNeumann', peter)).toBe(PETER);
    expect(openNote(NOTE, peter)).toMatch(/^If you think .*\n.*problem is\.\n$/);
    expect(openNote(NOTE.replace('answer', 'Answer'), peter)).toBeNull();
    expect(openNote(NOTE.replace('x08go/ZJ', 'x08go/ZK'), peter)).toBeNull();
    expect(openNote(NOTE.replace('\u2014 PeterNeumann', '\u2014 PeterNewman'), peter)).toBeNull();
  });

  test('a signed note opens with the same key and no other', () => {
    const pair = () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      return { privateKey, PublicJwk: publicKey.export({ format: 'jwk' }) as PublicJwk };
    };
    const [ours, other] = [pair(), pair()];
    const note = signNote('portal.test/log\n3\nAAAA\n', 'portal.test/log', ours);
    expect(openNote(note, ours.PublicJwk)).toBe('portal.test/log\n3\nAAAA\n');
    expect(openNote(note, other.PublicJwk)).toBeNull();
    expect(openNote('', ours.PublicJwk)).toBeNull();
  });
});

test('canonical JSON is that of RFC 8785: names by their UTF-16 units, no spaces, shortest numbers', () => {
  // The example of RFC 8785, 3.2.3, and strings from 3.2.2.2.
  const named = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  expect(canonicalJson(named)).toBe(
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  );
  expect(canonicalJson({ b: [null, true, 1e3, '\u20ac$\u000f\nA"'], a: {} })).toBe(
    '{"a":{},"b":[null,true,1000,"\u20ac$\\u000f\\nA\\""]}',
  );
});
