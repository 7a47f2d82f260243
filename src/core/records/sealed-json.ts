import { readFileSync } from 'node:fs'
import { hidden } from '../secrets/secrets.ts'
import { systemCode } from '../system-code.ts'
import { checksum } from './checksum.ts'

/** A JSON document that can prove that it is unchanged. */
export type SealedDocument =
  | { state: 'sound'; value: Record<string, unknown> }
  /** Written before documents had checksums. */
  | { state: 'unproven'; value: unknown }
  | { state: 'damaged'; what: string }
  | { state: 'missing' }

/** The text of a document with its checksum as the last field. The first field states that there must be one. */
export function sealedJson(value: object): string {
  const content = JSON.parse(hidden(JSON.stringify({ sealed: true, ...value }))) as object
  return `${JSON.stringify({ ...content, sum: checksum(JSON.stringify(content)) }, null, 2)}\n`
}

/** Reads a document that `sealedJson` wrote, or an older one. Layout and white space do not count. */
export function readSealedJson(path: string): SealedDocument {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return { state: 'missing' }
    return { state: 'damaged', what: (error as Error).message }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { state: 'damaged', what: `not JSON: ${text.slice(0, 60)}` }
  }
  if (typeof json !== 'object' || json === null || !('sealed' in json || 'sum' in json))
    return { state: 'unproven', value: json }
  const { sum, ...content } = json as Record<string, unknown>
  if (sum !== checksum(JSON.stringify(content)))
    return { state: 'damaged', what: 'its content does not match its checksum' }
  const { sealed: _, ...value } = content
  return { state: 'sound', value }
}
