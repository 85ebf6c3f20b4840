import { say } from '../say.ts';

/** Spread into every yes-or-no question; the engine's own Chinese words for it read oddly. */
export const YES_NO = { labelTrue: say('Yes', '是', '是'), labelFalse: say('No', '否', '否') };
