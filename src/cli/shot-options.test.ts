import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { type ShotFlags, withShotFlags } from './shot-options.ts'

const command = () =>
  withShotFlags(new Command('frames'), '640x360')
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
const sizeIn = (...args: string[]) => command().parse(args, { from: 'user' }).opts<ShotFlags>().size

describe('the size of a picture', () => {
  it('is two edges in pixels, even or odd', () => {
    expect(sizeIn('--size', '161x91')).toEqual({ width: 161, height: 91 })
    expect(sizeIn()).toEqual({ width: 640, height: 360 })
  })

  it.each(['1x1', '0x10', '100000x100000', 'abc', '640'])(
    'is refused with the edges there can be: %s',
    (size) => {
      expect(() => sizeIn('--size', size)).toThrow('with edges of 16 to 4096 pixels')
    },
  )

  it('stands in the help as it is typed', () => {
    expect(command().helpInformation()).toContain('(default: 640x360)')
  })
})
