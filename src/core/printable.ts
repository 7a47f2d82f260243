// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Text from outside, made safe for a terminal: control characters are replaced, except for tabs and line ends.
 * @param instead replacement for each such character
 */
export const printable = (text: string, instead = ''): string => text.replace(CONTROL, instead)

/** Whether a text holds no terminal control characters. */
export const isPrintable = (text: string): boolean => text.search(CONTROL) < 0
