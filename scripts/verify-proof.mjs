#!/usr/bin/env node
/**
 * Checks a proof of the public log, offline and standalone: nothing is fetched, nothing of the portal is used.
 *
 *   node verify-proof.mjs <file> [--key=<verifier key>] [--page=<certificate.pdf>] [--json]
 *                                [--older=<proof or checkpoint> --consistency=<answer of the log>]
 *
 * With an earlier proof or checkpoint, and the log's answer to `/api/public/log/consistency`, it checks that the earlier log is
 * a prefix of the current one: that nothing in between was rewritten.
 *
 * `--key` may be given several times: a log that has changed its key has signed older states with another one.
 *
 * Exits with 0 if the proof is valid, 1 if it is not, 2 if it cannot be read, and 3 if it is valid but no `--key` was given:
 * the log's identity was not checked then, because anyone can sign a log with a key of their own.
 * Hashes: RFC 6962 with SHA-256. Paths: RFC 9162, 2.1.3.2 and 2.1.4.2. Signature: c2sp.org/signed-note, Ed25519.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

class Wrong extends Error {}
/** Exit code if the proof is valid only with the key that it contains itself. */
const KEY_NOT_COMPARED = 3;
const assertThat = (holds, message) => {
  if (!holds) throw new Wrong(message);
};

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafHash = (entry) => sha256(Buffer.of(0), Buffer.from(entry, 'utf8'));
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right);

/** Computes the root from a leaf and its inclusion path. */
function rootOf(leaf, index, size, path) {
  assertThat(index >= 0 && index < size, 'the index of the entry is not within the tree');
  let node = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    assertThat(last > 0, 'the inclusion path is too long');
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
  assertThat(last === 0, 'the inclusion path is too short');
  return hash;
}

/** Checks that the tree of an older state is a prefix of the tree of a newer one. */
function requirePrefix(older, newer, proofHashes) {
  assertThat(older.size <= newer.size, 'the older state is larger than this one');
  if (older.size === newer.size)
    return assertThat(older.root.equals(newer.root), 'two states of the same size differ');
  const path = Number.isInteger(Math.log2(older.size)) ? [older.root, ...proofHashes] : proofHashes;
  assertThat(path.length > 1, 'the consistency path is too short');
  let node = older.size - 1;
  let last = newer.size - 1;
  const up = () => {
    node = Math.floor(node / 2);
    last = Math.floor(last / 2);
  };
  while (node % 2 === 1) up();
  let [then] = path;
  let now = then;
  for (const sibling of path.slice(1)) {
    assertThat(last > 0, 'the consistency path is too long');
    if (node % 2 === 1 || node === last) {
      then = nodeHash(sibling, then);
      now = nodeHash(sibling, now);
      while (node % 2 === 0 && node > 0) up();
    } else {
      now = nodeHash(now, sibling);
    }
    up();
  }
  const isWhole = last === 0 && then.equals(older.root) && now.equals(newer.root);
  assertThat(isWhole, 'the earlier log is not a prefix of the current log: it was rewritten');
}

/** Parses `name+id+key`: the name may not contain a plus sign, the key may. */
function readKey(text) {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  assertThat(name, 'the key does not have the form name+id+key');
  const bytes = Buffer.from(encoded, 'base64');
  assertThat(bytes.length === 33 && bytes[0] === 1, 'the key is not an Ed25519 key');
  const own = sha256(Buffer.from(`${name}\n`), bytes).subarray(0, 4);
  assertThat(own.toString('hex') === id, 'the id of the key does not match the key');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') };
  return { name, id: own, key: createPublicKey({ format: 'jwk', key: jwk }) };
}

/** Checks whether a line of a signed note is this key's signature of the text. */
function isSignature(line, text, { name, id, key }) {
  const [, by, signed = ''] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = Buffer.from(signed, 'base64');
  return (
    by === name && bytes.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(4))
  );
}

/** Checks the signature of a checkpoint and returns its contents. */
function openCheckpoint(note, keys) {
  const end = note.lastIndexOf('\n\n');
  assertThat(end > 0, 'the checkpoint is not a signed note');
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2).split('\n');
  const signer = keys.find((key) => lines.some((line) => isSignature(line, text, key)));
  assertThat(signer, 'the checkpoint is not signed with this key');
  const [origin, size, root, ...more] = text.split('\n');
  assertThat(origin === signer.name, 'the checkpoint belongs to another log than the key');
  assertThat(/^[1-9]\d{0,15}$/.test(size), 'the checkpoint has no size');
  const time = more.find((line) => line.startsWith('Time '))?.slice('Time '.length) ?? null;
  return { origin, size: Number(size), root: Buffer.from(root, 'base64'), time };
}

function hashesOf(path) {
  assertThat(Array.isArray(path), 'the inclusion path is missing');
  const hashes = path.map((hash) => Buffer.from(String(hash), 'base64'));
  const areHashes = hashes.every((hash) => hash.length === 32);
  assertThat(areHashes, 'the inclusion path is not a list of hashes');
  return hashes;
}

function check(proof, { keys, page, older, consistency }) {
  assertThat(proof.Format === 'assay/log-proof/1', 'this is not a proof of the public log');
  const known = keys.map(readKey);
  const checkpoint = openCheckpoint(String(proof.Checkpoint), known);
  assertThat(checkpoint.size === proof.Size, 'the checkpoint has another size than the proof');
  assertThat(Number.isSafeInteger(proof.Index), 'the proof has no index');
  const root = rootOf(leafHash(String(proof.Entry)), proof.Index, proof.Size, hashesOf(proof.Path));
  assertThat(root.equals(checkpoint.root), 'the inclusion path does not lead to the signed root');
  const entry = JSON.parse(proof.Entry);
  if (page !== undefined)
    assertThat(sha256(page).toString('hex') === entry.Sha256, 'the PDF does not match the entry');
  const before = older === null ? null : openCheckpoint(older.note, known);
  if (before) requirePrefix(before, checkpoint, hashesOf(consistency ?? []));
  return { entry, checkpoint, before };
}

/**
 * Reduces a text to one visible line, because a crafted file could otherwise overwrite or hide the output.
 */
const plain = (text) => String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');

function print({ entry, checkpoint, before }, { Index }, isPinned, hasPage) {
  const lines = [
    [
      isPinned
        ? 'The proof is valid.'
        : 'The proof is valid by its own key. The key was NOT compared with the key of the log.',
      '',
    ],
    ['Certificate', `${entry.CertificateNo}, revision ${entry.Revision}`],
    ['Line', `${entry.Seq}: ${entry.Event}, ${entry.FromStatus ?? '-'} to ${entry.ToStatus}`],
    ['Effective from', entry.EffectiveOn],
    ...(entry.ExpiryDate ? [['Expiry date', entry.ExpiryDate]] : []),
    ['Written', entry.At],
    ['Page', `${entry.Sha256 ?? 'none yet'}${hasPage ? ' (matches the given file)' : ''}`],
    ['Log', `${checkpoint.origin}, entry ${Index + 1} of ${checkpoint.size}`],
    ['Signed', checkpoint.time ?? 'at an unknown time'],
    ...(before ? [['Consistent with', `${before.size} entries, signed ${before.time ?? 'earlier'}`]] : []),
  ];
  for (const [name, value] of lines) console.log(value === '' ? name : `  ${name.padEnd(16)}${plain(value)}`);
  if (!isPinned)
    console.log(
      '\nThe key was taken from the proof itself: anyone can create such a proof. Use --key with the key obtained from another\nsource to verify whose log this is.',
    );
}

const options = process.argv.slice(2);
const option = (name) => options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const [file] = options.filter((one) => !one.startsWith('--'));
const isJson = options.includes('--json');
const USAGE =
  'Usage: verify-proof.mjs <file> [--key=<verifier key>] [--page=<pdf>] [--older=<file> --consistency=<file>] [--json]';

/** Reads downloaded JSON files, and responses of the log with their envelope. */
const json = (path) => {
  const read = JSON.parse(readFileSync(path, 'utf8'));
  return read?.data ?? read;
};
/** Returns the checkpoint and key of a proof, or a checkpoint stored separately. */
const stateIn = (path) => {
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith('{')) return { note: text, key: null };
  const { Checkpoint, VerifierKey } = json(path);
  return { note: String(Checkpoint), key: String(VerifierKey) };
};
try {
  if (!file) throw new Error(USAGE);
  const proof = json(file);
  const pagePath = option('page');
  const page = pagePath === undefined ? undefined : readFileSync(pagePath);
  const olderPath = option('older');
  const older = olderPath === undefined ? null : stateIn(olderPath);
  const answer = option('consistency');
  const consistency = answer === undefined ? undefined : json(answer).Path;
  const pinned = options.filter((one) => one.startsWith('--key=')).map((one) => one.slice('--key='.length));
  const named = [String(proof.VerifierKey), ...(older?.key ? [older.key] : [])];
  const isPinned = pinned.length > 0;
  const keys = isPinned ? pinned : named;
  const found = check(proof, { keys, page, older, consistency });
  if (isJson) {
    const { origin, size, time } = found.checkpoint;
    console.log(
      JSON.stringify({
        ...{ Holds: true, IsKeyPinned: isPinned },
        ...{ Entry: found.entry, Origin: origin, Size: size, Signed: time },
      }),
    );
  } else print(found, proof, isPinned, page !== undefined);
  if (!isPinned) process.exitCode = KEY_NOT_COMPARED;
} catch (error) {
  const isWrong = error instanceof Wrong;
  if (isJson) console.log(JSON.stringify({ Holds: false, Why: error.message }));
  else console.error(isWrong ? `The proof is NOT valid: ${error.message}.` : plain(error.message));
  process.exitCode = isWrong ? 1 : 2;
}
