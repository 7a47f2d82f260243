import { readFileSync } from 'node:fs'
import { gunzipSync, inflateSync } from 'node:zlib'
import { InvalidFileError } from '../core/errors.ts'
import { type NbtValue, readNbt } from './nbt-reader.ts'
import { sizeOfFile } from './ordinary-file.ts'

/** Maximum size of a file, and of what it unpacks to (bytes). */
const MAX_PACKED = 8 * 1024 * 1024
const MAX_UNPACKED = 32 * 1024 * 1024

/**
 * Reads an NBT file, plain or packed with gzip or zlib.
 * @throws InvalidFileError if the file is missing, too large or not NBT.
 */
export function readNbtFile(path: string): NbtValue {
  const size = sizeOfFile(path)
  try {
    if (size > MAX_PACKED) throw new Error(`${size} bytes are too large; the maximum is ${MAX_PACKED}`)
    return readNbt(unpacked(readFileSync(path)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_BUFFER_TOO_LARGE'
        ? `not a structure file: it unpacks to more than ${MAX_UNPACKED} bytes`
        : `not a structure file: ${message}`
    throw new InvalidFileError(path, [{ path: '', message: why }])
  }
}

function unpacked(data: Buffer): Buffer {
  const options = { maxOutputLength: MAX_UNPACKED }
  if (data[0] === 0x1f) return gunzipSync(data, options)
  return data[0] === 0x78 ? inflateSync(data, options) : data
}
