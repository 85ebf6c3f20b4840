export const certificateLink = (number: string): string => `/verify/${encodeURIComponent(number)}`;
