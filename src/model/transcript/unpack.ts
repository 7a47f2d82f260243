import { constants, gunzipSync } from 'node:zlib'
import { systemCode } from '../../core/system-code.ts'

/**
 * The complete lines in the compressed members of a transcript. The last member has no end if the run was killed, or while it is
 * being written.
 * @returns the lines, and whether all members are complete
 * @throws any other error of zlib
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
