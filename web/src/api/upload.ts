import { errorBody } from '@assay/shared/contract/error.ts';
import type { FileInfo } from '@assay/shared/contract/shapes.ts';
import { currentLanguage } from '../i18n/preferences.ts';
import { getToken, sessionEnded } from '../session/token.ts';
import { ApiError } from './api-error.ts';

type Upload = { done: Promise<FileInfo>; cancel: () => void };

/** Sends one file with progress (0 to 1). XMLHttpRequest, because fetch tells nothing on the way up. */
export function upload(file: File, kind: FileInfo['Kind'], onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<FileInfo>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const answer: unknown = parse(request.responseText);
      if (request.status === 200) return resolve((answer as { data: FileInfo }).data);
      if (request.status === 401) sessionEnded();
      reject(failureOf(request.status, answer));
    };
    request.onerror = () => reject(failureOf(0, null));
    request.onabort = () => reject(failureOf(0, null));
    request.open('POST', '/api/media/upload');
    request.setRequestHeader('AppLanguage', currentLanguage());
    const token = getToken();
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('Kind', kind);
    form.append('file', file);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failureOf(status: number, answer: unknown): ApiError {
  const failure = errorBody.safeParse(answer);
  return new ApiError(status, failure.success ? failure.data : { Code: 'ERR_UPLOAD_ERR', Message: '' });
}
