import type { PictureBytes } from './picture-bytes.ts';

/** What goes to the compiler's process and what comes back. */
type CompilerInput = {
  Source: string;
  /** The page's data, as JSON. */
  Data: string;
  Pictures: readonly PictureBytes[];
  /** For the portal's own documents; an untrusted template has the limit of `limits.ts`. */
  MostPages?: number;
};

export type CompilerWork =
  /** Pages as SVG. */
  | (CompilerInput & { Do: 'DRAW' })
  /** The unsigned PDF/A-2a. */
  | (CompilerInput & { Do: 'PRINT' })
  /** Lays it out and holds it against both standards; keeps nothing. */
  | (CompilerInput & { Do: 'TRY' })
  /** Which of these other data leave the page as it is. */
  | (CompilerInput & { Do: 'VARY'; Variants: readonly string[] });

/** Null where there is no place. `File` is null for the template itself, else the part of the kit. */
export type RawProblem = {
  File: string | null;
  Line: number | null;
  Column: number | null;
  Message: string;
  IsError: boolean;
};

export type CompilerResult = {
  Problems: RawProblem[];
  Pages: number;
  Ms: number;
  Svg: string[];
  Pdf: Uint8Array | null;
  /** Of PRINT: true where the page passes PDF/UA-1 as well. */
  IsAccessible: boolean;
  /** Of VARY: true where the page did not change. */
  Same: boolean[];
};

export type CompilerAnswer =
  | { Id: number; Result: CompilerResult }
  /** The compiler threw what it has no words for. */
  | { Id: number; Failed: string };
