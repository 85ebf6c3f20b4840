/**
 * Runs a real OpenSSL time-stamp authority with a certification authority and its revocation list, which can
 * fail or repeat old stamps, for tests of PDF signatures.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** How the authority behaves: normally, with failures, or by repeating the same old time stamp. */
export type AuthorityBehaviour = 'STAMPS' | 'FAILS' | 'REPEATS';
export type TestTimestampAuthority = {
  url: string;
  /** A PKCS#12 file with a key issued by the same certification authority, and its password. */
  p12: string;
  password: string;
  ca: string;
  manner: AuthorityBehaviour;
  requests: number;
  /** The Authorization header of the last request. */
  authorization: string | undefined;
  close: () => Promise<void>;
};

/** An OpenSSL time-stamp authority over HTTP, with a certification authority that publishes a CRL. */
export async function startTimestampAuthority(): Promise<TestTimestampAuthority> {
  const dir = await mkdtemp(join(tmpdir(), 'tsa-'));
  const server = createServer((request, response) => void answer(dir, authority, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const authority: TestTimestampAuthority = {
    ...{
      url: `${url}/tsa`,
      p12: join(dir, 'signer.p12'),
      password: 'correct horse',
      ca: join(dir, 'ca.crt'),
    },
    ...{ manner: 'STAMPS', requests: 0, authorization: undefined },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(dir, { recursive: true });
    },
  };
  await makeAuthorities(dir, url, authority.password);
  return authority;
}

async function answer(
  dir: string,
  authority: TestTimestampAuthority,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url === '/crl') return void response.end(await readFile(join(dir, 'ca.crl')));
  // A HEAD request asks only for the Date header.
  if (request.method === 'HEAD') return void response.end();
  const query = await buffer(request);
  authority.requests += 1;
  authority.authorization = request.headers.authorization;
  if (authority.manner === 'FAILS') return void response.writeHead(503).end();
  const old = authority.manner === 'REPEATS' ? await readFile(join(dir, 'last.tsr')).catch(() => null) : null;
  const reply = old ?? (await stamp(dir, query));
  await writeFile(join(dir, 'last.tsr'), reply);
  response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply);
}

async function stamp(dir: string, query: Uint8Array): Promise<Buffer> {
  await writeFile(join(dir, 'query.tsq'), query);
  openssl(dir, 'ts -reply -config openssl.cnf -section stamping -queryfile query.tsq -out reply.tsr');
  return readFile(join(dir, 'reply.tsr'));
}

const openssl = (cwd: string, command: string) =>
  execFileSync('openssl', command.split(' '), { cwd, stdio: 'pipe' });

async function makeAuthorities(dir: string, url: string, password: string): Promise<void> {
  const config = `
[req]
distinguished_name = name
prompt = no
[name]
[stamps]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
crlDistributionPoints = URI:${url}/crl
[signs]
keyUsage = critical,digitalSignature,nonRepudiation
crlDistributionPoints = URI:${url}/crl
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
[ca]
default_ca = lists
[lists]
database = ${dir}/index.txt
crlnumber = ${dir}/crlnumber
default_md = sha256
default_crl_days = 30
[stamping]
signer_cert = ${dir}/tsa.crt
signer_key = ${dir}/tsa.key
certs = ${dir}/ca.crt
serial = ${dir}/serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
`;
  await writeFile(join(dir, 'openssl.cnf'), config);
  await writeFile(join(dir, 'index.txt'), '');
  await writeFile(join(dir, 'crlnumber'), '01\n');
  await writeFile(join(dir, 'serial'), '01\n');
  openssl(
    dir,
    'req -x509 -config openssl.cnf -extensions authority -newkey rsa:2048 -nodes -days 3650 -subj /CN=Test-authority -keyout ca.key -out ca.crt',
  );
  for (const [name, extensions] of [
    ['tsa', 'stamps'],
    ['signer', 'signs'],
  ]) {
    openssl(
      dir,
      `req -new -config openssl.cnf -newkey rsa:2048 -nodes -subj /CN=Test-${name} -keyout ${name}.key -out ${name}.csr`,
    );
    openssl(
      dir,
      `x509 -req -in ${name}.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 3650 -extfile openssl.cnf -extensions ${extensions} -out ${name}.crt`,
    );
  }
  openssl(dir, 'ca -gencrl -config openssl.cnf -keyfile ca.key -cert ca.crt -out ca.pem');
  openssl(dir, 'crl -in ca.pem -outform DER -out ca.crl');
  const p12 = ['pkcs12', '-export', '-inkey', 'signer.key', '-in', 'signer.crt', '-certfile', 'ca.crt'];
  execFileSync('openssl', [...p12, '-passout', `pass:${password}`, '-out', 'signer.p12'], {
    cwd: dir,
    stdio: 'pipe',
  });
}
