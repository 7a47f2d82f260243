/** A UUID as the four integers in which it is saved. */
export function uuidTag(uuid) {
    const hex = uuid.replaceAll('-', '');
    const value = [0, 8, 16, 24].map((i) => Number.parseInt(hex.slice(i, i + 8), 16) | 0);
    return { type: 'intArray', value };
}
/** The UUID in four integers; undefined for other tags. */
export function uuidIn(tag) {
    if (tag?.type !== 'intArray')
        return undefined;
    const hex = tag.value.map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
