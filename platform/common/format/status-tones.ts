/** Status colours of specification point 9, used by badges and notices. */
export const STATUS_TONES = ['success', 'danger', 'info', 'warning', 'primary'] as const;

/** `plain`: no status colour, for what has not started, has ended or is retired. */
export type Tone = (typeof STATUS_TONES)[number] | 'plain';
