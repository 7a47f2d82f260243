import { constants, gunzipSync } from 'node:zlib'
import { systemCode } from '../../core/system-code.ts'

/**
 * The complete lines in packed members of a transcript. The last member has no end where a run was killed, or is being written.
 * @returns the lines, and whether all members have their end
 * @throws Error of zlib for anything else
 */
export function unpack(bytes: Uint8Array): { lines: string[]; isWhole: boolean } {
  const [text, isWhole] = unpacked(bytes)
  return { lines: text.split('\n').slice(0, -1), isWhole }
}

function unpacked(bytes: Uint8Array): [text: string, isWhole: boolean] {
  try {
    return [gunzipSync(bytes).toString('utf8'), true]
  } catch (error) {
    if (systemCode(error) !== 'Z_BUF_ERROR') throw error
    return [gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8'), false]
  }
}
