// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Text from outside as it may reach a terminal: without the characters that would command it. Tabs and line ends stay.
 * @param instead what stands in the place of each such character
 */
export const printable = (text: string, instead = ''): string => text.replace(CONTROL, instead)

/** Whether a text holds characters that would command a terminal. */
export const isPrintable = (text: string): boolean => text.search(CONTROL) < 0
