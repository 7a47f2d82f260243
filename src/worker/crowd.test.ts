import { describe, expect, it } from 'vitest'
import { cellKey } from '../core/position.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency } from '../graph/testing.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { cell, construction } from '../task/testing.ts'
import { isCrowded } from './crowd.ts'
import { dealtTo } from './dealing.ts'
import { leftToTeammates } from './leaving.ts'
import { Supplies } from './supplies.ts'
import type { Team } from './team.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'
import { WorkEstimates } from './work-estimates.ts'

const NAMES = ['Ann', 'Bob', 'Cy']
const colours = ['white', 'orange', 'magenta', 'light_blue', 'yellow', 'lime', 'pink', 'gray', 'cyan']
const KINDS = ['wool', 'concrete', 'terracotta', 'stained_glass', 'carpet', 'concrete_powder']
/** Fifty-four kinds: more than one agent has slots for, fewer than three have. */
const blocks = KINDS.flatMap((kind) => colours.map((colour) => `${colour}_${kind}`))
const CHEST = { x: 12, y: 0, z: 0 }

/** A column of blocks, six to a subtask, each on the one before or all side by side. */
function columnTeam({
  kinds = blocks,
  isChain = true,
  names = NAMES,
  carried = {},
  stock = 64,
}: {
  kinds?: readonly string[]
  isChain?: boolean
  names?: readonly string[]
  carried?: Record<string, Record<string, number>>
  stock?: number
} = {}) {
  const plain = construction(kinds.map((kind, y) => cell(kind, 0, y, 0)))
  const y = groundLevel(plain.arena)
  const items = kinds.map((item) => ({ item, count: stock }))
  const position = { ...CHEST, y }
  const task = {
    ...plain,
    containers: [{ position, block: { name: 'chest', properties: {} }, items }],
  }
  const six = (index: number) => kinds.slice(6 * index, 6 * index + 6)
  const subtasks = Array.from({ length: Math.ceil(kinds.length / 6) }, (_, index) => ({
    id: index + 1,
    description: '',
    step: { function: 'work', arguments: {} },
    actions: six(index).map((item, layer) => ({
      name: 'PlaceBlock',
      args: { item, pos: [0, y + 6 * index + layer, 0], state: {} },
    })),
  }))
  const order = isChain ? subtasks.slice(1).map(({ id }) => dependency(id - 1, id)) : []
  const avatars = names.map((name) =>
    fakeAvatar(name, { position: () => ({ x: 1, y, z: 1 }), carries: (item) => carried[name]?.[item] ?? 0 }),
  )
  const world = fakeWorld(avatars, { task })
  const board = boardOf(new TaskGraph(subtasks, order), {
    team: [...names],
    estimates: new WorkEstimates({ task, actions: world.actions }),
  })
  return { board, world, supplies: new Supplies(world) } as unknown as Team
}

/** The layers that Ann, who works on the first subtask, leaves to others. */
function leftLayers(team: Team): number[] {
  const wanted = wantedCells(team.board.subtask(1), team.world.task, team.world.actions)
  const left = leftToTeammates('Ann', wanted, team)
  return wanted.flatMap(({ position }, layer) => (left.has(cellKey(position)) ? [layer] : []))
}

describe('a team whose plan is one chain of more kinds than an agent can carry', () => {
  it('is crowded, but not where its subtasks are independent, or one agent carries all, or all of them cannot', () => {
    expect(isCrowded(columnTeam())).toBe(true)
    expect(isCrowded(columnTeam({ isChain: false }))).toBe(false)
    expect(isCrowded(columnTeam({ kinds: blocks.slice(0, 24) }))).toBe(false)
    expect(isCrowded(columnTeam({ names: ['Ann'] }))).toBe(false)
  })

  it('is not crowded where the containers hold just what is needed', () => {
    expect(isCrowded(columnTeam({ stock: 1 }))).toBe(false)
  })

  it('carries every kind, each agent no more than it has slots for', () => {
    const team = columnTeam()
    const hands = NAMES.map((name) => dealtTo(name, team).map(({ item }) => item))
    expect(new Set(hands.flat())).toEqual(new Set(blocks))
    for (const hand of hands) expect(hand.length).toBeLessThanOrEqual(team.board.policy.dealing.slots)
  })

  it('leaves a kind with the agent that carries it', () => {
    const team = columnTeam({ carried: { Cy: { pink_carpet: 1 } } })
    expect(dealtTo('Cy', team).map(({ item }) => item)).toContain('pink_carpet')
  })

  it('leaves cells to a teammate without work that carries the block', () => {
    const team = columnTeam({ carried: { Ann: { white_wool: 1 }, Bob: { orange_wool: 1, magenta_wool: 1 } } })
    team.board.start(1, 'Ann')
    expect(leftLayers(team)).toEqual([1, 2])
  })

  it('leaves nothing to a teammate that cannot climb so high, or has as little as itself', () => {
    const team = columnTeam({ carried: { Bob: { cyan_wool: 1 } } })
    team.board.start(1, 'Ann')
    expect(leftLayers(team)).toEqual([])
  })
})
