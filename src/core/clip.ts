/**
 * A text cut to a length that suits a prompt. The cut is stated, so that the reader does not mistake the rest for the whole.
 * @param most characters that are kept
 */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (cut, ${text.length} characters in all)`

/** A value as JSON, cut to a length that suits a prompt. */
export const clippedJson = (value: unknown, most: number): string => clipped(JSON.stringify(value), most)
