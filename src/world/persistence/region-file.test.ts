import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type NbtCompound, nbtInt } from '../library/nbt.ts'
import { SECTOR, withChunks } from './region-file.ts'

const chunk = (cx: number, cz: number, value: number) => ({
  cx,
  cz,
  nbt: { type: 'compound', value: { value: nbtInt(value) } } as NbtCompound,
})
const entryOf = (file: Buffer, index: number) => file.readUInt32BE(index * 4)

describe('a region file', () => {
  it('is the same for the same chunks', () => {
    expect(withChunks(undefined, [chunk(0, 0, 1), chunk(-1, 33, 2)])).toEqual(
      withChunks(withChunks(undefined, [chunk(-1, 33, 2)]), [chunk(0, 0, 1)]),
    )
  })

  it('keeps the bytes and times of chunks that are not saved', () => {
    const before = withChunks(undefined, [chunk(0, 0, 1), chunk(5, 0, 2)])
    before.writeUInt32BE(1234, SECTOR + 5 * 4)
    const after = withChunks(before, [chunk(0, 0, 9)])
    expect(after.readUInt32BE(SECTOR + 5 * 4)).toBe(1234)
    expect(after.subarray(3 * SECTOR)).toEqual(before.subarray(3 * SECTOR))
    expect(after.subarray(2 * SECTOR, 3 * SECTOR)).not.toEqual(before.subarray(2 * SECTOR, 3 * SECTOR))
  })

  it('moves chunks behind one that grows', () => {
    const noise = [...randomBytes(3000)].map((byte) => nbtInt((byte * 0x01010101) | 0))
    const grown = { type: 'compound', value: Object.fromEntries(noise.map((tag, i) => [`${i}`, tag])) }
    const before = withChunks(undefined, [chunk(0, 0, 1), chunk(1, 0, 2)])
    const after = withChunks(before, [{ cx: 0, cz: 0, nbt: grown as NbtCompound }])
    const start = entryOf(after, 1) >> 8
    expect(start).toBeGreaterThan(3)
    expect(after.subarray(start * SECTOR)).toEqual(before.subarray(3 * SECTOR))
  })

  it('refuses a chunk of more than a megabyte and names it', () => {
    const value = { type: 'byteArray', value: [...randomBytes(1_100_000)].map((byte) => byte - 128) }
    const nbt = { type: 'compound', value: { value } } as unknown as NbtCompound
    expect(() => withChunks(undefined, [{ cx: 3, cz: -4, nbt }])).toThrow('chunk 3, -4 cannot be written')
  })
})
