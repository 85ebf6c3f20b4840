import type { Bind } from '../http/bind.ts';

export function bindTeam(_bind: Bind): void {}
