/** A text as one word of a POSIX shell's command line: as it is where nothing in it is special, quoted otherwise. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
