#!/usr/bin/env node
/**
 * Checks a proof of the public log, offline and by itself: nothing is fetched, nothing of the portal is used.
 *
 *   node verify-proof.mjs <file> [--key=<verifier key>] [--page=<certificate.pdf>] [--json]
 *
 * Ends with 0 where the proof holds, 1 where it does not, 2 where it cannot be read.
 * Hashes: RFC 6962 with SHA-256. Way to the root: RFC 9162, 2.1.3.2. Signature: c2sp.org/signed-note, Ed25519.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

class Wrong extends Error {}
const need = (holds, says) => {
  if (!holds) throw new Wrong(says);
};

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafHash = (entry) => sha256(Buffer.of(0), Buffer.from(entry, 'utf8'));
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right);

/** The root that a leaf and its path amount to. */
function rootOf(leaf, index, size, path) {
  need(index >= 0 && index < size, 'the entry’s place is not within the tree');
  let node = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    need(last > 0, 'the path is too long');
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sibling, hash);
      while (node % 2 === 0 && node > 0) {
        node /= 2;
        last = Math.floor(last / 2);
      }
    } else {
      hash = nodeHash(hash, sibling);
    }
    node = Math.floor(node / 2);
    last = Math.floor(last / 2);
  }
  need(last === 0, 'the path is too short');
  return hash;
}

/** `name+id+key`: the name may itself hold no plus sign, the key may. */
function readKey(text) {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  need(name, 'the key is not written as name+id+key');
  const bytes = Buffer.from(encoded, 'base64');
  need(bytes.length === 33 && bytes[0] === 1, 'the key is not an Ed25519 key');
  const own = sha256(Buffer.from(`${name}\n`), bytes).subarray(0, 4);
  need(own.toString('hex') === id, 'the key’s id is not that of the key');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') };
  return { name, id: own, key: createPublicKey({ format: 'jwk', key: jwk }) };
}

/** What the log has signed, once the signature was checked. */
function openCheckpoint(note, { name, id, key }) {
  const end = note.lastIndexOf('\n\n');
  need(end > 0, 'the checkpoint is not a signed note');
  const text = note.slice(0, end + 1);
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .map((line) => /^\u2014 (\S+) (\S+)$/.exec(line))
    .some((found) => {
      if (!found || found[1] !== name) return false;
      const bytes = Buffer.from(found[2], 'base64');
      return bytes.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(4));
    });
  need(isSigned, 'the checkpoint is not signed with this key');
  const [origin, size, root, ...more] = text.split('\n');
  need(origin === name, 'the checkpoint is of another log than the key');
  need(/^[1-9]\d{0,15}$/.test(size), 'the checkpoint has no size');
  const time = more.find((line) => line.startsWith('Time '))?.slice('Time '.length) ?? null;
  return { origin, size: Number(size), root: Buffer.from(root, 'base64'), time };
}

function check(proof, { key, page }) {
  need(proof.Format === 'assay/log-proof/1', 'this is not a proof of the public log');
  const checkpoint = openCheckpoint(String(proof.Checkpoint), readKey(key ?? String(proof.VerifierKey)));
  need(checkpoint.size === proof.Size, 'the checkpoint is of another size than the proof');
  need(Number.isSafeInteger(proof.Index) && Array.isArray(proof.Path), 'the proof has no path');
  const path = proof.Path.map((hash) => Buffer.from(String(hash), 'base64'));
  need(
    path.every((hash) => hash.length === 32),
    'the path is not one of hashes',
  );
  const root = rootOf(leafHash(String(proof.Entry)), proof.Index, proof.Size, path);
  need(root.equals(checkpoint.root), 'the path does not lead to the signed root');
  const entry = JSON.parse(proof.Entry);
  if (page !== undefined)
    need(sha256(page).toString('hex') === entry.Sha256, 'the page is not the one that the entry is about');
  return { entry, checkpoint };
}

function say({ entry, checkpoint }, { Index }, isPinned, hasPage) {
  const lines = [
    ['The proof holds.', ''],
    ['Certificate', `${entry.CertificateNo}, revision ${entry.Revision}`],
    ['Line', `${entry.Seq}: ${entry.Event}, ${entry.FromStatus ?? '-'} to ${entry.ToStatus}`],
    ['Holds from', entry.EffectiveOn],
    ...(entry.ExpiryDate ? [['Last valid day', entry.ExpiryDate]] : []),
    ['Written', entry.At],
    ['Page', `${entry.Sha256 ?? 'none yet'}${hasPage ? ' (the file given)' : ''}`],
    ['Log', `${checkpoint.origin}, entry ${Index + 1} of ${checkpoint.size}`],
    ['Signed', checkpoint.time ?? 'at a time that it does not say'],
  ];
  for (const [name, value] of lines) console.log(value === '' ? name : `  ${name.padEnd(16)}${value}`);
  if (!isPinned)
    console.log(
      '\nThe key was taken from the proof itself. Give the one that you have from elsewhere with --key to be sure\nwhose log this is.',
    );
}

const given = process.argv.slice(2);
const option = (name) => given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const [file] = given.filter((one) => !one.startsWith('--'));
const isJson = given.includes('--json');
try {
  if (!file) throw new Error('Usage: verify-proof.mjs <file> [--key=<verifier key>] [--page=<pdf>] [--json]');
  const read = JSON.parse(readFileSync(file, 'utf8'));
  const proof = read.data ?? read;
  const pagePath = option('page');
  const page = pagePath === undefined ? undefined : readFileSync(pagePath);
  const found = check(proof, { key: option('key'), page });
  if (isJson) {
    const { origin, size, time } = found.checkpoint;
    console.log(
      JSON.stringify({ Holds: true, Entry: found.entry, Origin: origin, Size: size, Signed: time }),
    );
  } else say(found, proof, option('key') !== undefined, page !== undefined);
} catch (error) {
  const isWrong = error instanceof Wrong;
  if (isJson) console.log(JSON.stringify({ Holds: false, Why: error.message }));
  else console.error(isWrong ? `The proof does NOT hold: ${error.message}.` : error.message);
  process.exitCode = isWrong ? 1 : 2;
}
