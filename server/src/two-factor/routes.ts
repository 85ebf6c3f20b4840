import type { Bind } from '../http/bind.ts';

export function bindTwoFactor(_bind: Bind): void {}
