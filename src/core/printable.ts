// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Text from outside, made safe for a terminal: without control characters. Tabs and line ends stay.
 * @param instead replacement of each such character
 */
export const printable = (text: string, instead = ''): string => text.replace(CONTROL, instead)

/** Whether a text holds no terminal control characters. */
export const isPrintable = (text: string): boolean => text.search(CONTROL) < 0
