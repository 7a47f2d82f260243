import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { encodePng } from '../render/image/png.ts'
import { looksOf, openPack } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STONE = 'minecraft/textures/block/stone.png'
const bytes = Uint8Array.of(1, 2, 3)

describe('the textures that --assets names', () => {
  const pack = join(folder, 'pack')
  mkdirSync(join(pack, 'assets', 'minecraft', 'textures', 'block'), { recursive: true })
  writeFileSync(join(pack, 'assets', STONE), bytes)
  writeFileSync(join(folder, 'secret.json'), '{}')

  it.each(['', 'assets', 'assets/minecraft'])('are found in a pack from its folder /%s on', (inner) => {
    expect([...openPack(join(pack, inner)).read(STONE)!]).toEqual([1, 2, 3])
  })

  it('are found in a zip or jar, wherever the pack lies in it', () => {
    for (const inside of ['', 'My Pack/']) {
      const path = join(folder, 'pack.zip')
      writeFileSync(path, zipSync({ [`${inside}assets/${STONE}`]: bytes, 'net/Main.class': bytes }))
      expect([...openPack(path).read(STONE)!]).toEqual([1, 2, 3])
    }
  })

  it('must be pictures: a pack of which none can be read is refused', () => {
    expect(() => looksOf({ assets: pack })).toThrow('None of the textures of blocks in')
    const dirt = encodePng({ width: 16, height: 16, pixels: new Uint8Array(1024).fill(200) })
    writeFileSync(join(pack, 'assets', STONE.replace('stone', 'dirt')), dirt)
    expect(looksOf({ assets: pack }).looks).toBeDefined()
  })

  it('are no way out of the folder', () => {
    expect(openPack(pack).read('minecraft/../../../secret.json')).toBeUndefined()
  })

  it('must exist: the error says what was expected', () => {
    const [empty, text, jar] = ['empty', 'text.zip', 'other.jar'].map((name) => join(folder, name))
    mkdirSync(empty!)
    writeFileSync(text!, 'no zip')
    writeFileSync(jar!, zipSync({ 'net/Main.class': bytes }))
    expect(() => openPack(join(folder, 'nowhere'))).toThrow('There is nothing at')
    expect(() => openPack(empty!)).toThrow('There are no textures of blocks in')
    expect(() => openPack(text!)).toThrow('is no zip or jar')
    expect(() => openPack(jar!)).toThrow('There are no textures of blocks in')
  })
})
