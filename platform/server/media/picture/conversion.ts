/** What the process of pictures is asked for, and how it answers. */
export type Conversion = {
  Format: 'png' | 'jpg' | 'webp';
  /** At most so many pixels each way, never enlarged; with `IsPadded` exactly so many, on transparent ground. */
  Fit?: { Side: number; IsPadded?: boolean };
};

/** Written next to the converted picture. */
export type ConvertedSize = { Width: number; Height: number };

/** Its exit code for a picture that is larger than any that is decoded. */
export const TOO_MANY_PIXELS = 3;
