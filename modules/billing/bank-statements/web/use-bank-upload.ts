/**
 * State of the bank statement upload: encodes the chosen file, fetches a preview from the server again after
 * every column correction, and imports it.
 */
import { useRef, useState } from 'react';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type BankMapping, type BankPreview, bankRoutes, MAX_STATEMENT_BYTES } from '../rules/contract.ts';
import { useBankFailure } from './use-bank-failure.ts';

/** Encodes the raw bytes in base64 for the JSON API, whatever their text encoding. */
const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Handles the upload of one file: choose, preview on the server, correct columns, import. */
export function useBankUpload(onDone: () => void) {
  const t = useText();
  const errorText = useBankFailure();
  const [file, setFile] = useState<{ FileName: string; Content: string } | null>(null);
  const [preview, setPreview] = useState<BankPreview | null>(null);
  const [mapping, setMapping] = useState<BankMapping | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);

  const log = (error: unknown) => setFailure(errorText(error));
  /** Of several concurrent previews only the latest counts. */
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
    // Whatever happens to this file, nothing of the previous file may be imported in its place.
    newest.current += 1;
    setReading(false);
    setPreview(null);
    setMapping(null);
    setFailure(null);
    setFile({ FileName: chosen.name.slice(0, 200), Content: '' });
    if (chosen.size > MAX_STATEMENT_BYTES) return setFailure(t('BANK_TOO_LARGE'));
    if (chosen.size === 0) return setFailure(t('BANK_EMPTY'));
    const turn = newest.current;
    // The file may have been removed, or be unreadable, by the time it is read.
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
