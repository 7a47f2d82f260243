import { type NbtTag, nbtString } from '../library/nbt.ts'
import { json, type Text, text } from '../protocol/fields.ts'

/** A text as vanilla saves it: JSON in a string. */
export const textTag = (value: Text): NbtTag => nbtString(json(value))

/** A saved text; whatever is no JSON object is the text itself. */
export function textFrom(tag: NbtTag | undefined): Text {
  const saved = String(tag?.value ?? '')
  try {
    const parsed: unknown = JSON.parse(saved)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Text)
      : text(String(parsed))
  } catch {
    return text(saved)
  }
}
