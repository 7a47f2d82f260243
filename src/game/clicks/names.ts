/** A set of names from a text in which blanks stand between them. */
export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
