import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gunzipSync, inflateSync } from 'node:zlib'
import { InvalidFileError } from '../core/errors.ts'
import { type NbtValue, readNbt } from './nbt-reader.ts'
import { sizeOfFile } from './ordinary-file.ts'

/** Maximum size of a file, packed and unpacked (bytes). */
const MAX_PACKED = 32 * 1024 * 1024
const MAX_UNPACKED = 32 * 1024 * 1024

/** Whether a file's name is one of Bedrock Edition: both editions' files begin with the same bytes. */
const isNamedAsBedrock = (path: string): boolean => extname(path).toLowerCase() === '.mcstructure'

/**
 * Reads an NBT file, plain or compressed with gzip or zlib. Bedrock Edition files (`.mcstructure`) are little-endian; a
 * file that cannot be read in the byte order of its name is tried in the other one. If the root
 * contains the building in a compound `Schematic` (Sponge's version 3) or in one without a name, or one inside the other, the result is
 * the innermost of them.
 * @throws InvalidFileError if the file is missing, too large or not NBT.
 */
export function readNbtFile(path: string): NbtValue {
  const size = sizeOfFile(path)
  try {
    if (size === 0) throw new Error('the file is empty')
    if (size > MAX_PACKED) throw new Error(`${size} bytes are too large; the maximum is ${MAX_PACKED}`)
    return withoutWrapper(inEitherOrder(unpacked(readFileSync(path)), isNamedAsBedrock(path)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_BUFFER_TOO_LARGE'
        ? `not a structure file: it unpacks to more than ${MAX_UNPACKED} bytes`
        : `not a structure file: ${message}`
    throw new InvalidFileError(path, [{ path: '', message: why }])
  }
}

function inEitherOrder(data: Buffer, isLittleEndian: boolean): NbtValue {
  try {
    return readNbt(data, { isLittleEndian })
  } catch (error) {
    try {
      return readNbt(data, { isLittleEndian: !isLittleEndian })
    } catch {
      throw error
    }
  }
}

function withoutWrapper(root: NbtValue): NbtValue {
  const { Schematic, '': nameless } = root as { readonly [name: string]: NbtValue }
  const inner = [Schematic, nameless].find(isCompound)
  return inner === undefined ? root : withoutWrapper(inner)
}

const isCompound = (value: NbtValue | undefined): boolean =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)

function unpacked(data: Buffer): Buffer {
  const options = { maxOutputLength: MAX_UNPACKED }
  if (data[0] === 0x1f) return gunzipSync(data, options)
  return data[0] === 0x78 ? inflateSync(data, options) : data
}
