/**
 * Messages between the portal and the process that compiles document templates: the task (draw, print,
 * check, compare data) with its input, and the result with problems and pages.
 */
import type { PictureBytes } from './picture-bytes.ts';

/** Input of every compiler task. */
type CompilerInput = {
  Source: string;
  /** The page's data, as JSON. */
  Data: string;
  Pictures: readonly PictureBytes[];
  /** For the portal's own documents; an untrusted template has the limit of `limits.ts`. */
  MostPages?: number;
};

export type CompilerWork =
  /** Returns the pages as SVG. */
  | (CompilerInput & { Do: 'DRAW' })
  /** Returns the unsigned PDF/A-2a. */
  | (CompilerInput & { Do: 'PRINT' })
  /** Checks the layout against both standards; stores nothing. */
  | (CompilerInput & { Do: 'TRY' })
  /** Checks which of these alternative data leave the page unchanged. */
  | (CompilerInput & { Do: 'VARY'; Variants: readonly string[] });

/** Null without a position. `File` is null for the template itself, otherwise the file of the kit. */
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
  /** For PRINT: true if the page also conforms to PDF/UA-1. */
  IsAccessible: boolean;
  /** For VARY: true if the page did not change. */
  Same: boolean[];
};

export type CompilerAnswer =
  | { Id: number; Result: CompilerResult }
  /** The compiler threw an unexpected error. */
  | { Id: number; Failed: string };
