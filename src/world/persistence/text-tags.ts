import { jsonOrText } from '../library/json.ts'
import { type NbtTag, nbtString } from '../library/nbt.ts'
import { json, type Text, text } from '../protocol/fields.ts'

/** A text as vanilla saves it: JSON in a string. */
export const textTag = (value: Text): NbtTag => nbtString(json(value))

/** A saved text; whatever is no JSON object is the text itself. */
export function textFrom(tag: NbtTag | undefined): Text {
  const read = jsonOrText(String(tag?.value ?? ''))
  return typeof read === 'object' && read !== null && !Array.isArray(read)
    ? (read as Text)
    : text(String(read))
}
