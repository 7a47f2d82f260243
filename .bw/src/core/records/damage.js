/** A sentence that describes damage: file, line, fault, offset, and loss. */
export function damageText({ file, line, offset, what, lost }) {
    const place = line === undefined ? file : `${file}:${line}`;
    const bytes = offset === undefined ? '' : ` (byte ${offset})`;
    return `${place}: ${what}${bytes}; ${lost}`;
}
