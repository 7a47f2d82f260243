import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS, type GameVersion } from '../../game/version.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { graphOf, planningComplexity } from './complexity.ts'
import { prerequisitesOf, reachability } from './prerequisites.ts'

function atomOf(id: string, version: GameVersion) {
  const atom = atomsOf(version).find((one) => one.id === id)
  if (atom === undefined) throw new Error(`no atom ${id}`)
  return atom
}
const complexityOf = (id: string, version: GameVersion = '1.19.2') =>
  planningComplexity([atomOf(id, version)], version)

describe('planning complexity', () => {
  // MCU 2023, section 4.2; versions whose grass is not yet called short.
  it.each(['1.16.5', '1.19.2'] as const)('of %s orders the tasks of the paper as it does', (version) => {
    const ordered = ['mine_dirt', 'mine_grass', 'mine_iron_ore', 'mine_diamond_ore', 'mine_obsidian']
    for (const count of ['planning', 'tasksOnly'] as const) {
      const counts = ordered.map((id) => complexityOf(id, version)[count])
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
    }
  })

  // Counted by hand, vertices and edges: see docs/mcu-complexity.md, which has drawings of them.
  it.each([
    ['mine_dirt', 2, 1],
    ['mine_grass', 3, 2],
    ['hunt_cow', 2, 1],
    ['craft_oak_planks', 4, 3],
    ['craft_stick', 6, 5],
    ['craft_white_bed', 23, 26],
    ['mine_stone', 15, 16],
    ['craft_furnace', 22, 26],
    ['mine_iron_ore', 24, 30],
    ['mine_diamond_ore', 39, 54],
    ['mine_obsidian', 44, 61],
  ])('of %s is %i vertices and %i edges', (id, vertices, edges) => {
    const graph = graphOf([atomOf(id, '1.19.2')], '1.19.2')
    expect([graph.vertices.length, graph.edges.length]).toEqual([vertices, edges])
    expect(complexityOf(id).planning).toBe(vertices + edges)
  })

  it('counts equation 1 of the paper as the paper does: find, chop, craft', () => {
    expect(complexityOf('craft_oak_planks').tasksOnly).toBe(3 + 2)
  })

  it('draws the bed of the paper: wool of sheep or string, string of spiders or cobwebs, any wood', () => {
    const { edges } = graphOf([atomOf('craft_white_bed', '1.19.2')], '1.19.2')
    const priorTo = (id: string) => edges.flatMap(([from, to]) => (to === id ? [from] : []))
    expect(priorTo('item white_wool')).toEqual(['kill sheep for white_wool', 'craft white_wool'])
    expect(priorTo('item string')).toEqual(['kill spider for string', 'dig cobweb for string'])
    expect(priorTo('item *_planks')).toEqual(['craft *_planks from *_log'])
    expect(priorTo('item *_log')).toEqual(['dig *_log'])
  })

  it('shares what several tasks have in common', () => {
    const both = ['mine_iron_ore', 'mine_diamond_ore'].map((id) => atomOf(id, '1.19.2'))
    // Only the goal of the first task and its edges are new; finding iron is part of the second.
    expect(planningComplexity(both, '1.19.2').planning).toBe(complexityOf('mine_diamond_ore').planning + 3)
  })

  it.each(GAME_VERSIONS)('of %s has no circles, and ways to everything that can be reached', (version) => {
    const reachable = atomsOf(version).filter((atom) => reachability(atom, prerequisitesOf(version)).reached)
    const graph = graphOf(reachable, version)
    const open = new Map(graph.vertices.map(({ id }) => [id, 0]))
    for (const [, to] of graph.edges) open.set(to, (open.get(to) ?? 0) + 1)
    const items = graph.vertices.filter(({ kind, id }) => kind === 'item' && open.get(id) === 0)
    expect(items).toEqual([])
    const ready = [...open].flatMap(([id, count]) => (count === 0 ? [id] : []))
    const after = Map.groupBy(graph.edges, ([from]) => from)
    for (const id of ready)
      for (const [, to] of after.get(id) ?? []) {
        open.set(to, (open.get(to) ?? 0) - 1)
        if (open.get(to) === 0) ready.push(to)
      }
    expect(graph.vertices.length - ready.length).toBe(0)
  })

  it.each(GAME_VERSIONS)(
    'of %s comes past no boss and no golem on the way to iron or emeralds',
    (version) => {
      const { vertices } = graphOf(
        ['craft_bucket', 'craft_emerald_block'].map((id) => atomOf(id, version)),
        version,
      )
      const finds = vertices.flatMap(({ id }) => (id.startsWith('find ') ? [id.slice('find '.length)] : []))
      expect(finds).toEqual(expect.arrayContaining(['iron_ore', 'emerald_ore']))
      expect(
        finds.filter((name) => /golem|evoker|vindicator|wither|dragon|warden|zombie/.test(name)),
      ).toEqual([])
    },
  )
})
