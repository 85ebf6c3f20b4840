import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';
import { key } from '../contract/inputs.ts';
import { fileInfo } from '../contract/shapes.ts';

/** `POST /media/upload` is multipart (`file`, `Kind`) and bound by hand; its answer is a `fileInfo`. */
export const uploadData = fileInfo;

export const mediaRoutes = {
  ticket: defineRoute({
    method: 'POST',
    path: '/media/ticket',
    summary: 'A one-time download address, good for 60 seconds',
    access: 'session',
    body: z.strictObject({ FileKey: key }),
    data: z.object({ Url: z.string() }),
  }),
} as const;
