import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { blank } from '../../render/image/picture.ts'
import { encodeFrame } from './encode-frame.ts'
import { FRAME_PRESETS, frameSettings, frameSpecSchema } from './frame-spec.ts'

const RED = blank(16, 16, 0xff0000)
const settings = (changes: object) =>
  frameSettings(frameSpecSchema.parse({ width: 16, height: 16, ...changes }))
const bytes = (changes: object) => Buffer.from(encodeFrame(RED, settings(changes)).data, 'base64')

describe('a frame', () => {
  it('holds raw colours in the requested order', () => {
    expect([...bytes({ format: 'rgb' }).subarray(0, 6)]).toEqual([255, 0, 0, 255, 0, 0])
    expect([...bytes({ format: 'rgb', colours: 'swapped' }).subarray(0, 3)]).toEqual([0, 0, 255])
    expect(RED.pixels[0]).toBe(255)
  })

  it('is a PNG or a JPEG of that size', () => {
    const png = bytes({ format: 'png' })
    const data = png.indexOf('IDAT') + 4
    const rows = inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)))
    expect([...rows.subarray(0, 4)]).toEqual([0, 255, 0, 0])
    const jpeg = bytes({ format: 'jpeg' })
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(jpeg.equals(bytes({ format: 'jpeg', colours: 'swapped' }))).toBe(false)
  })

  it('comes as the references send it, by name', () => {
    for (const name of Object.keys(FRAME_PRESETS)) expect(frameSpecSchema.safeParse(name).success).toBe(true)
    expect(frameSettings('agentbeats-2026-01')).toMatchObject({
      width: 128,
      height: 128,
      quality: 95,
      gamma: 2,
    })
    expect(frameSpecSchema.safeParse('betamax').success).toBe(false)
    expect(frameSpecSchema.safeParse({ width: 5000 }).success).toBe(false)
  })
})
