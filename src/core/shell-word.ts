/** A text as one word of a POSIX shell's command line: unchanged if it has no special characters, quoted otherwise. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
