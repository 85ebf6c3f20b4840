import type { Bind } from '../http/bind.ts';

export function bindLegal(_bind: Bind): void {}
