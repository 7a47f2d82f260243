import { createRequire } from 'node:module';
const load = createRequire(import.meta.url);
export const network = load('minecraft-protocol');
