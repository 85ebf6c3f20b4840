import { useRef, useState } from 'react';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type BankMapping, type BankPreview, bankRoutes, MAX_STATEMENT_BYTES } from '../rules/contract.ts';
import { useBankFailure } from './use-bank-failure.ts';

/** For an API that speaks JSON: the bytes as they are, whatever their encoding. */
const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Upload of one file: chosen, read by the server, its columns corrected, imported. */
export function useBankUpload(onDone: () => void) {
  const t = useText();
  const errorWords = useBankFailure();
  const [file, setFile] = useState<{ FileName: string; Content: string } | null>(null);
  const [preview, setPreview] = useState<BankPreview | null>(null);
  const [mapping, setMapping] = useState<BankMapping | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);

  const log = (error: unknown) => setFailure(errorWords(error));
  /** Of several readings under way the last one counts. */
  const read = async (named: { FileName: string; Content: string }, Mapping?: BankMapping) => {
    newest.current += 1;
    const turn = newest.current;
    setReading(true);
    setFailure(null);
    try {
      const found = await call(bankRoutes.preview, { body: { ...named, ...(Mapping && { Mapping }) } });
      if (turn !== newest.current) return;
      setPreview(found);
      if (found.Mapping) setMapping(found.Mapping);
    } catch (error) {
      if (turn === newest.current) log(error);
    } finally {
      if (turn === newest.current) setReading(false);
    }
  };
  const choose = async (chosen: File): Promise<void> => {
    // Whatever becomes of this file, nothing of the one before may be taken over for it.
    newest.current += 1;
    setReading(false);
    setPreview(null);
    setMapping(null);
    setFailure(null);
    setFile({ FileName: chosen.name.slice(0, 200), Content: '' });
    if (chosen.size > MAX_STATEMENT_BYTES) return setFailure(t('BANK_TOO_LARGE'));
    if (chosen.size === 0) return setFailure(t('BANK_EMPTY'));
    const turn = newest.current;
    // A file may be gone, or closed to us, by the time it is read.
    const Content = await base64(chosen).catch(() => null);
    if (turn !== newest.current) return;
    if (Content === null) return setFailure(t('BANK_UNREADABLE_FILE'));
    const named = { FileName: chosen.name.slice(0, 200), Content };
    setFile(named);
    await read(named);
  };
  const remap = async (next: BankMapping): Promise<void> => {
    setMapping(next);
    if (file) await read(file, next);
  };
  const take = async (): Promise<void> => {
    if (!file || !mapping || isBusy) return;
    setBusy(true);
    try {
      const done = await call(bankRoutes.import, {
        body: { ...file, Mapping: mapping },
        idempotencyKey: newIdempotencyKey(),
      });
      toast(t('BANK_IMPORTED', { added: done.Added, matched: done.Matched, known: done.Known }));
      onDone();
    } catch (error) {
      log(error);
    } finally {
      setBusy(false);
    }
  };
  const name = file?.FileName ?? null;
  return { name, preview, mapping, failure, isReading, isBusy, choose, remap, import: take };
}
