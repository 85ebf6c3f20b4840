import { type ZodType, z } from 'zod';
import { platformPermissions } from '../access/platform-permissions.ts';
import { type Access, defineRoute } from '../contract/define-route.ts';
import { key } from '../contract/inputs.ts';
import { type FileInfo, fileInfo } from '../contract/shapes.ts';

/** Describes the API's file uploads: multipart requests that accept one file. */
export type UploadRoute = {
  path: string;
  summary: string;
  access: Access;
  /** The file kind if fixed by the route; otherwise the field `Kind` names it. */
  kind?: FileInfo['Kind'];
  data: ZodType;
};

/**
 * The upload routes (`file`, and `Kind` unless it is fixed): registered manually, documented and tested from
 * this list.
 */
export const uploadRoutes = [
  {
    path: '/media/upload',
    summary: 'Uploads one file; the response contains the key that Attachment lists',
    access: 'session',
    data: fileInfo,
  },
  {
    path: '/media/upload/tmp',
    summary:
      'The same as /media/upload: a file is temporary until it is attached, and removed after its retention period',
    access: 'session',
    data: fileInfo,
  },
  {
    path: '/media/tinymce/upload',
    summary: 'Uploads one picture for the content editors; `location` is its public address',
    access: platformPermissions.UPLOAD_EDITOR_PICTURES,
    kind: 'image',
    data: z.object({ location: z.string(), Width: z.int(), Height: z.int() }),
  },
] as const satisfies readonly UploadRoute[];

export const mediaRoutes = {
  ticket: defineRoute({
    method: 'POST',
    path: '/media/ticket',
    summary: 'A one-time download address, valid for 60 seconds',
    access: 'session',
    body: z.strictObject({ FileKey: key }),
    data: z.object({ Url: z.string() }),
  }),
} as const;
