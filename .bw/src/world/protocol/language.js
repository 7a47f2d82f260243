/** %s is the next part, %1$s a numbered one, %% a percent sign (vanilla TranslatableContents). */
const PLACE = /%(?:(\d+)\$)?([s%])/g;
/** A text component as plain English. A key that the version does not have is shown as it is, as in vanilla. */
export function inEnglish(language, said) {
    if (typeof said === 'string')
        return said;
    const own = 'text' in said ? said.text : filled(language, said.translate, said.with ?? []);
    return own + (said.extra ?? []).map((part) => inEnglish(language, part)).join('');
}
function filled(language, key, parts) {
    const sentence = Object.hasOwn(language, key) ? (language[key] ?? key) : key;
    let next = 0;
    return sentence.replace(PLACE, (whole, number, kind) => {
        if (kind === '%')
            return '%';
        const part = parts[number === undefined ? next++ : Number(number) - 1];
        return part !== undefined ? inEnglish(language, part) : whole;
    });
}
