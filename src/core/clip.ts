/**
 * A text cut to a length that suits a prompt. The cut is marked, so that the remaining text is not mistaken for the whole.
 * @param most maximum number of characters
 */
export const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (cut, ${text.length} characters in all)`

/** A value as JSON, cut to a length that suits a prompt. */
export const clippedJson = (value: unknown, most: number): string => clipped(JSON.stringify(value), most)
