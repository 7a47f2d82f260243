import { expect, test } from 'vitest'
import { blank } from '../image/picture.ts'
import { lookingAt } from './camera.ts'
import { writeNameTags } from './name-tags.ts'

const CAMERA = lookingAt({ x: 0, y: 1, z: 10 }, { x: 0, y: 1, z: 0 })
const player = (name: string, x: number, z = 0) => ({
  kind: 'player',
  name,
  position: { x, y: 0, z },
  yaw: 0,
})

/** Columns of the picture in which something white is written. */
function written(figures: Parameters<typeof writeNameTags>[2]): number[] {
  const picture = blank(200, 100, 0x808080)
  writeNameTags(picture, CAMERA, figures)
  return Array.from({ length: 200 }, (_, x) => x).filter((x) =>
    Array.from({ length: 100 }, (_, y) => picture.pixels[4 * (y * 200 + x)]).includes(255),
  )
}

test('names of players stand above their heads', () => {
  const middle = written([player('Alice', 0)])
  expect(Math.min(...middle)).toBeGreaterThan(80)
  expect(Math.max(...middle)).toBeLessThan(120)
  expect(Math.max(...written([player('Alice', -3)]))).toBeLessThan(95)
})

test('mobs, players behind the camera and players far away have none', () => {
  expect(
    written([{ ...player('Bob', 0), kind: 'zombie' }, player('Bob', 0, 20), player('Bob', 0, -80)]),
  ).toEqual([])
})

test('names of players who stand together do not lie on one another', () => {
  const rows = (names: readonly string[]): number => {
    const picture = blank(200, 100, 0x808080)
    writeNameTags(
      picture,
      CAMERA,
      names.map((name, i) => player(name, i / 10)),
    )
    return Array.from({ length: 100 }, (_, y) => y).filter((y) =>
      Array.from({ length: 200 }, (_, x) => picture.pixels[4 * (y * 200 + x)]).includes(255),
    ).length
  }
  expect(rows(['HHH', 'HHH', 'HHH'])).toBe(3 * rows(['HHH']))
})
