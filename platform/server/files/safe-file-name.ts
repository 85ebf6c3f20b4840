/** A number as part of a file's name, for every system: what is neither letter nor digit becomes a hyphen. */
export const safeFileName = (text: string): string => text.replace(/[^A-Za-z0-9._-]/g, '-');
