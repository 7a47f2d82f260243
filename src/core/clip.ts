/**
 * A text of a length that a prompt can bear. What is cut off is said, so that nobody takes the rest for the whole.
 * @param most characters that are kept
 */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (cut, ${text.length} characters in all)`

/** A value as JSON, of a length that a prompt can bear. */
export const clippedJson = (value: unknown, most: number): string => clipped(JSON.stringify(value), most)
