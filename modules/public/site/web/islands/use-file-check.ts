/**
 * Hook that checks whether a PDF is a certificate issued here: only its SHA-256 hash, computed in the
 * browser, is sent to the server.
 */
import { useState } from 'react';
import type { CheckView } from '#modules/public/register/rules/index.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { useSite } from '../site-context.ts';
import { api } from './api.ts';

/** SHA-256 of the file in hexadecimal; only these 64 characters leave the browser. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Maximum file size in bytes, far above that of any certificate issued here. */
const MAX_BYTES = 50 * 1024 * 1024;

export type FileCheckState =
  | { Phase: 'IDLE' }
  | { Phase: 'BUSY' }
  | { Phase: 'PROBLEM'; Text: IslandTextKey }
  | { Phase: 'DONE'; FileName: string; View: CheckView };

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/**
 * The PDF signature is at or near the start of the file (ISO 32000-1, 7.5.2; some programs write data before
 * it).
 */
const HEAD_BYTES = 1024;
const isReallyPdf = async (file: File): Promise<boolean> =>
  new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer()).includes('%PDF-');

/** Hashes a file in the browser and asks the server whether a document with this hash was issued. */
export function useFileCheck() {
  const { Language } = useSite();
  const [state, setState] = useState<FileCheckState>({ Phase: 'IDLE' });
  const problem = (Text: IslandTextKey) => setState({ Phase: 'PROBLEM', Text });

  const check = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!isPdf(file)) return problem('SITE_DROP_NOT_PDF');
    if (file.size > MAX_BYTES) return problem('SITE_DROP_TOO_BIG');
    if (file.size === 0) return problem('SITE_DROP_EMPTY');
    // Browsers allow hashing only on secure pages.
    if (!window.isSecureContext) return problem('SITE_DROP_INSECURE');
    setState({ Phase: 'BUSY' });
    if (!(await isReallyPdf(file).catch(() => true))) return problem('SITE_DROP_FAKE_PDF');
    // An unreadable file is reported below.
    const Sha256 = await sha256(file).catch(() => null);
    const view = Sha256 && (await api<CheckView>('POST', '/public/certificate/check', Language, { Sha256 }));
    if (!view) return problem('SITE_DROP_FAILED');
    setState({ Phase: 'DONE', FileName: file.name, View: view });
  };
  return { state, check };
}
