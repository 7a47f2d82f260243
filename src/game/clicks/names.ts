/** The names in a text, separated by whitespace. */
export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
