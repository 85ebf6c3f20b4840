/** Error codes of the API with their HTTP statuses, and the response body of a failure. */
import { z } from 'zod';

/** HTTP status of each error code (ERR_UPLOAD_ERR also answers 413 and 415). */
export const ERROR_STATUS = {
  ERR_AUTH: 401,
  ERR_FORBIDDEN: 403,
  ERR_NOT_FOUND: 404,
  ERR_TRANSITION: 409,
  ERR_CONFLICT: 409,
  LBL_NOT_AVAILABLE_FOR_EDIT: 409,
  ERR_UPLOAD_ERR: 400,
  ERR_VALIDATION: 422,
  ERR_RATE_LIMIT: 429,
  ERR_UNAVAILABLE: 503,
  ERR_SERVER: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

const fieldError = z.object({ Field: z.string(), Code: z.string(), Message: z.string() });
export const reason = z.object({
  Code: z.string(),
  Message: z.string(),
  /** Records that it is about, each with the path of its screen. */
  Links: z.array(z.object({ Text: z.string(), Path: z.string() })).optional(),
});
export type ReasonView = z.infer<typeof reason>;

/** Response body of every failure. `Data` contains the current record when another user changed it first. */
export const errorBody = z.object({
  Code: z.string(),
  Message: z.string(),
  Fields: z.array(fieldError).optional(),
  Reasons: z.array(reason).optional(),
  Data: z.unknown().optional(),
  RequestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type FieldError = z.infer<typeof fieldError>;
