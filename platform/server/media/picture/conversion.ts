/**
 * Format and size options of an image conversion, its result and its exit code, exchanged between the portal
 * and the separate process that converts uploaded images.
 */
export type Conversion = {
  Format: 'png' | 'jpg' | 'webp';
  /**
   * Maximum side length in pixels, never enlarged; with `IsPadded` exactly this size, on a transparent
   * background.
   */
  Fit?: { Side: number; IsPadded?: boolean };
};

/** Written to a file next to the converted image. */
export type ConvertedSize = { Width: number; Height: number };

/** Exit code for an image with more pixels than the decoding limit. */
export const TOO_MANY_PIXELS = 3;
