import type { Bind } from '../http/bind.ts';

export function bindNoticeSetting(_bind: Bind): void {}
