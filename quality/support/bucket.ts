/**
 * Simulates an S3 object store in memory (put, get, delete, paged lists), for tests of file storage; records
 * the requests that it receives.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Objects per list response; few, so that lists have several pages. */
const A_PAGE = 3;

/**
 * Supports the parts of S3 that the portal uses: put, get, delete and paged lists, in any number of buckets.
 */
export async function startBucket() {
  /** Objects by path: `/<bucket>/<key>`. */
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(String(request.url), 'http://bucket');
    const path = decodeURIComponent(url.pathname);
    const bytes = await buffer(request);
    const accessKey = /Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1];
    requests.push(`${request.method} ${path} ${accessKey}`);
    const log = (code: number, body?: string | Buffer) => {
      response.writeHead(code, typeof body === 'string' ? { 'content-type': 'application/xml' } : {});
      response.end(body);
    };
    if (request.method === 'PUT') {
      objects.set(path, bytes);
      return log(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return log(204);
    }
    if (url.searchParams.has('list-type')) return log(200, list(objects, path, url.searchParams));
    const found = objects.get(path);
    return found ? log(200, found) : log(404, '<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    kept: objects,
    asked: requests,
    settings: (S3_BUCKET: string): Record<string, string> => ({
      ...{ S3_BUCKET, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function list(objects: ReadonlyMap<string, Buffer>, path: string, query: URLSearchParams): string {
  const bucket = path.replace(/\/$/, '');
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((name) => name.startsWith(`${bucket}/${query.get('prefix')}`))
    .map((name) => name.slice(bucket.length + 1))
    .filter((key) => key > after)
    .sort();
  const page = keys.slice(0, A_PAGE);
  const more = keys.length > A_PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(`${bucket}/${key}`)?.byteLength}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`;
}
