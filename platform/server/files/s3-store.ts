import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../configuration/settings.ts';
import { span } from '../operation/trace/span.ts';
import type { FileStore } from './store.ts';

/**
 * Stores files in a bucket of any S3-compatible service. The library is loaded on first use, as most portals
 * do not need it.
 */
export function s3Store(settings: Settings): FileStore {
  const Bucket = settings.S3_BUCKET;
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    opened ??= openClient(settings);
    return opened;
  };
  return {
    async put(key, source) {
      const { sdk, client } = await open();
      const body =
        source instanceof Uint8Array
          ? { Body: source, ContentLength: source.byteLength }
          : { Body: source.stream, ContentLength: source.size };
      const command = new sdk.PutObjectCommand({
        Bucket,
        Key: path(key),
        ContentType: 'application/octet-stream',
        ...body,
      });
      await span('s3 put', 'CLIENT', {}, () => client.send(command));
    },
    async get(key) {
      const { sdk, client } = await open();
      const command = new sdk.GetObjectCommand({ Bucket, Key: path(key) });
      const { Body } = await span('s3 get', 'CLIENT', {}, () => client.send(command));
      if (!(Body instanceof Readable)) throw new Error('The bucket responded without a body.');
      return Body;
    },
    async remove(key) {
      const { sdk, client } = await open();
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: path(key) });
      await span('s3 delete', 'CLIENT', {}, () => client.send(command));
    },
    async *list(prefix) {
      const { sdk, client } = await open();
      const under = `files/${prefix}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: under, ContinuationToken }),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { Key: Key.slice(under.length), Size, At: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const path = (key: string): string => `files/${key.slice(0, 2)}/${key}`;

async function openClient(settings: Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: settings.S3_REGION,
    // Services other than Amazon's mostly use the bucket in the path, without a host name per bucket.
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}
