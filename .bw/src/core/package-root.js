import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
/** The folder with package.json, prompts/, rules/ and benchmarks/. It is the same for the sources and for the built package. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
export const packagePath = (...parts) => join(packageRoot, ...parts);
const manifest = () => JSON.parse(readFileSync(packagePath('package.json'), 'utf8'));
/** The version of this package. */
export const packageVersion = () => manifest().version;
/** The oldest Node.js that this package runs on, from `engines`: "22.18". */
export const minNodeVersion = () => manifest().engines.node.replace('>=', '');
/** The URL of one of our modules to start as a thread: `.ts` in the sources, `.js` in the built package. */
export const siblingModule = (base, name) => new URL(`./${name}${base.endsWith('.ts') ? '.ts' : '.js'}`, base);
