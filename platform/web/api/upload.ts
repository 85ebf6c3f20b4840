/**
 * Uploads one file from the browser with progress and cancellation; retries when a server stops in between,
 * and again after a prompt such as for new terms.
 */
import { errorBody } from '#platform/common/contract/error.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { currentLanguage } from '../i18n/preferences.ts';
import { getToken, reasonOf, sessionEnded } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import { isTransient } from './is-transient.ts';
import { resolvePrerequisite } from './prerequisites.ts';

type Upload = { done: Promise<FileInfo>; cancel: () => void };
type Progress = (share: number) => void;

/**
 * Retry delays in ms: if a server stopped during the upload, another one accepts the file. A duplicate is
 * never attached.
 */
const RETRY_DELAY_MS = [800, 3_000];

/** Sends one file with progress (0 to 1); a refused upload is sent again after its prompt is completed. */
export function upload(file: File, kind: FileInfo['Kind'], onProgress: Progress): Upload {
  const cancelled = new AbortController();
  const once = (tries = 0): Promise<FileInfo> =>
    send(file, kind, onProgress, cancelled.signal).catch(async (error: unknown) => {
      const wait = RETRY_DELAY_MS[tries];
      if (wait === undefined || !isTransient(error) || cancelled.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return once(tries + 1);
    });
  const done = once().catch(async (error: unknown) => {
    if (!cancelled.signal.aborted && (await resolvePrerequisite(error))) return once();
    throw error;
  });
  return { done, cancel: () => cancelled.abort() };
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function send(
  file: File,
  kind: FileInfo['Kind'],
  onProgress: Progress,
  cancelled: AbortSignal,
): Promise<FileInfo> {
  return new Promise((resolve, reject) => {
    if (cancelled.aborted) return reject(failureOf(0, null));
    const request = new XMLHttpRequest();
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const answer: unknown = parse(request.responseText);
      if (request.status === 200) return resolve((answer as { data: FileInfo }).data);
      const failure = failureOf(request.status, answer);
      if (request.status === 401) sessionEnded(reasonOf(failure.Reasons));
      reject(failure);
    };
    request.onerror = () => reject(failureOf(0, null));
    request.onabort = () => reject(failureOf(0, null));
    cancelled.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/media/upload');
    request.setRequestHeader('AppLanguage', currentLanguage());
    const token = getToken();
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('Kind', kind);
    form.append('file', file);
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, as from a proxy: the caller reports by the status.
    return null;
  }
}

function failureOf(status: number, answer: unknown): ApiError {
  const failure = errorBody.safeParse(answer);
  return new ApiError(status, failure.success ? failure.data : { Code: 'ERR_UPLOAD_ERR', Message: '' });
}
