import { type CsvFault, readChecklistCsv } from '../rules/checklist-csv.ts';

const MOST_BYTES = 2 * 1024 * 1024;

export type ReadFile = ReturnType<typeof readChecklistCsv> & { Name: string };

/** A chosen file as points, or what is wrong with it. */
export async function readChecklistFile(file: File, fields: ReadonlySet<string>): Promise<ReadFile> {
  const refuse = (Code: CsvFault['Code']): ReadFile => ({
    Name: file.name,
    Points: [],
    Faults: [{ Line: 1, Code, Params: {} }],
  });
  if (file.size > MOST_BYTES) return refuse('CSV_BIG');
  const text = await utf8(file);
  return text === null ? refuse('CSV_ENCODING') : { Name: file.name, ...readChecklistCsv(text, fields) };
}

/** Null for any other encoding: guessing would put wrong characters into the checklist. */
async function utf8(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
