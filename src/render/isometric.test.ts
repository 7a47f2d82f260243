import { describe, expect, test } from 'vitest'
import type { RenderCell } from './cell.ts'
import { renderIsometric } from './isometric.ts'

const cell = (
  name: string,
  x: number,
  y: number,
  z: number,
  more: Partial<RenderCell> & { properties?: Record<string, string> } = {},
): RenderCell => {
  const { properties = {}, ...rest } = more
  return { position: { x, y, z }, block: { name, properties }, ...rest }
}

/** The blocks of a drawing in the order in which they are painted, with the number of their faces. */
function painted(svg: string): { title: string; faces: number }[] {
  return [...svg.matchAll(/<g stroke[^>]*><title>([^<]*)<\/title>(.*?)<\/g>/g)].map(
    ([, title = '', body = '']) => ({
      title,
      faces: body.match(/<path/g)?.length ?? 0,
    }),
  )
}

describe('isometric drawing', () => {
  test('draws the second halves of doors and beds, which task files do not list', () => {
    const titles = (...cells: RenderCell[]) =>
      painted(renderIsometric(cells))
        .map(({ title }) => title)
        .sort()
    expect(titles(cell('oak_door', 0, 0, 0, { properties: { facing: 'south', half: 'lower' } }))).toEqual([
      'oak_door[facing=south,half=lower] at (0, 0, 0)',
      'oak_door[facing=south,half=upper] at (0, 1, 0)',
    ])
    expect(titles(cell('red_bed', 0, 0, 0, { properties: { facing: 'east' } }))).toEqual([
      'red_bed[facing=east,part=head] at (1, 0, 0)',
      'red_bed[facing=east] at (0, 0, 0)',
    ])
    expect(titles(cell('oak_door', 0, 0, 0), cell('stone', 0, 1, 0))).toHaveLength(2)
  })

  test('draws a lone cube with its three visible faces and says what and where it is', () => {
    expect(painted(renderIsometric([cell('stone', 1, -60, 2)]))).toEqual([
      { title: 'stone at (1, -60, 2)', faces: 3 },
    ])
  })

  test('names the properties of a block, in alphabetical order, and the note', () => {
    const svg = renderIsometric([
      cell('oak_stairs', 0, 0, 0, { properties: { half: 'top', facing: 'east' }, note: 'missing' }),
    ])
    expect(painted(svg)[0]?.title).toBe('oak_stairs[facing=east,half=top] at (0, 0, 0): missing')
  })

  test('leaves out the faces that neighbours cover and blocks that are wholly covered', () => {
    const wall = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].flatMap((y) => [0, 1, 2].map((z) => cell('stone', x, y, z))),
    )
    const blocks = painted(renderIsometric(wall))
    expect(blocks).toHaveLength(19)
    expect(blocks.reduce((sum, { faces }) => sum + faces, 0)).toBe(27)
  })

  test('shows what stands behind glass, and not the panes between two blocks of it', () => {
    const behindGlass = painted(renderIsometric([cell('stone', 0, 0, 0), cell('glass', 1, 0, 0)]))
    expect(behindGlass.map(({ faces }) => faces)).toEqual([3, 3])
    const twoOfGlass = painted(renderIsometric([cell('glass', 0, 0, 0), cell('glass', 1, 0, 0)]))
    expect(twoOfGlass.map(({ faces }) => faces)).toEqual([2, 3])
  })

  test('lets a lower slab cover only half of the block beside it', () => {
    const slab = { properties: { type: 'bottom' } }
    const stone = painted(renderIsometric([cell('stone', 0, 0, 0), cell('oak_slab', 1, 0, 0, slab)]))[0]
    expect(stone).toEqual({ title: 'stone at (0, 0, 0)', faces: 3 })
    const twoSlabs = painted(
      renderIsometric([cell('oak_slab', 0, 0, 0, slab), cell('oak_slab', 1, 0, 0, slab)]),
    )
    expect(twoSlabs.map(({ faces }) => faces)).toEqual([2, 3])
  })

  test.each(['south-east', 'south-west', 'north-west', 'north-east'] as const)(
    'paints far blocks before near ones, seen from the %s',
    (from) => {
      const fences = [
        cell('oak_fence', 1, 1, 1),
        cell('oak_fence', 0, 0, 0),
        cell('oak_fence', 1, 0, 1),
        cell('oak_fence', 1, 0, 0),
      ]
      const titles = painted(renderIsometric(fences, { from })).map(({ title }) => title)
      const rank = (place: string) => titles.indexOf(`oak_fence at ${place}`)
      expect(rank('(1, 0, 1)')).toBeLessThan(rank('(1, 1, 1)'))
      expect(rank('(0, 0, 0)') < rank('(1, 0, 0)')).toBe(from.endsWith('east'))
      expect(rank('(1, 0, 0)') < rank('(1, 0, 1)')).toBe(from.startsWith('south'))
    },
  )

  test('paints the step of a stair after its base, whichever way it faces', () => {
    for (const facing of ['north', 'east', 'south', 'west']) {
      const svg = renderIsometric([cell('oak_stairs', 0, 0, 0, { properties: { facing, half: 'bottom' } })])
      const tops = [...svg.matchAll(/d="M([\d.-]+) ([\d.-]+)L/g)].map(([, , y]) => Number(y))
      const faces = painted(svg)[0]?.faces ?? 0
      expect(faces).toBe(6)
      // The first face painted is the top of the base, half a block lower than that of the step.
      expect(tops.slice(-6)[0]).toBeGreaterThan(Math.min(...tops.slice(-3)))
    }
  })

  test('joins fences that stand side by side and leaves single ones alone', () => {
    const alone = painted(renderIsometric([cell('oak_fence', 0, 0, 0)]))
    const pair = painted(renderIsometric([cell('oak_fence', 0, 0, 0), cell('oak_fence', 1, 0, 0)]))
    expect(alone[0]?.faces).toBe(3)
    expect(pair[0]?.faces).toBeGreaterThan(3)
  })

  test('shows the rings of a log on the faces across its axis', () => {
    const faces = (axis: string) =>
      painted(renderIsometric([cell('oak_log', 0, 0, 0, { properties: { axis } })]))[0]?.faces
    expect([faces('x'), faces('y'), faces('z')]).toEqual([4, 4, 4])
  })

  test('tints and fades blocks that are marked', () => {
    const svg = renderIsometric([cell('stone', 0, 0, 0, { tint: '#ff0000', opacity: 0.5 })])
    expect(svg).toContain('opacity="0.5"')
    expect(svg).toMatch(/fill="#(ff|db|ad)0000"/)
  })

  test('gives the same text for the same blocks in whatever order', () => {
    const cells = [
      cell('stone', 0, 0, 0),
      cell('oak_log', 1, 0, 0),
      cell('glass', 0, 1, 0),
      cell('mystery_thing', 3, 0, 1),
    ]
    expect(renderIsometric([...cells].reverse())).toBe(renderIsometric(cells))
  })

  test('draws bare ground when there are no blocks', () => {
    const svg = renderIsometric([])
    expect(painted(svg)).toEqual([])
    expect(svg).toContain('class="ground"')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('escapes names and adds a namespace only to files', () => {
    expect(renderIsometric([cell('<script>', 0, 0, 0)])).not.toContain('<script>')
    expect(renderIsometric([])).not.toContain('http')
    expect(renderIsometric([], { standalone: true })).toContain('xmlns="http://www.w3.org/2000/svg"')
  })
})
