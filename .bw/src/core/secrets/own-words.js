import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '../package-root.js';
/** Folders with the words used in journals, prompts and messages. */
const FOLDERS = [import.meta.url.endsWith('.ts') ? 'src' : 'dist', 'prompts', 'rules'];
/**
 * Whether a text consists only of letters and is a word of this package, such as `iron_pickaxe` or `causalmace`. Some people use
 * such a word as the key for a server that accepts any; a record that masked it would be unreadable.
 */
export function isOwnWord(text) {
    if (!/^[a-z]+(?:[_-][a-z]+)*$/i.test(text))
        return false;
    const word = new RegExp(`(?<![a-z_-])${text}(?![a-z_-])`, 'i');
    return FOLDERS.some((folder) => {
        const root = packagePath(folder);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        return files
            .filter((file) => /\.(ts|js|md|yaml)$/.test(file) && !/\.(test|d)\.ts$/.test(file))
            .some((file) => word.test(readFileSync(join(root, file), 'utf8')));
    });
}
