import { describe, expect, it } from 'vitest'
import { decomposeEscape } from '../scenario/escape/decompose.ts'
import { asEscape } from '../scenario/testing.ts'
import { sceneBefore } from '../task/scene.ts'
import { escapeOf, lever, read } from './testing/escape-atom.ts'
import { taskOf } from './testing.ts'

const at = (name: string, position: number[], more: object = {}) => ({ name, position, ...more })
const CELL = [2, 0, 2]

/** What import has against a room. */
const against = (room: object) => {
  const outcome = read({ init: [], ...room })
  return outcome.kind === 'refused' ? outcome.refusal.reason : taskOf(outcome).notes.join('\n')
}
const put = (name: string, position: number[], more: object = {}) => ({
  in: { [name]: 1 },
  condition: [at(name, position, more)],
})
const digObsidian = (tools: object = {}) => ({
  in: tools,
  init: [at('obsidian', CELL)],
  condition: [at('air', CELL)],
})

describe('an imported room that no team can solve is noted or refused', () => {
  it.each([
    ['obsidian to dig without a tool', digObsidian(), /no agent has a tool for obsidian: diamond_pickaxe/],
    [
      'obsidian to dig with a pickaxe of stone',
      digObsidian({ stone_pickaxe: 1 }),
      /no agent has a tool for obsidian/,
    ],
    ['a block to put in mid-air', put('gold_block', [2, 2, 2]), /no block beside it to place it against/],
    [
      'a torch to put beside a wall, standing on nothing',
      put('torch', [3, 2, 1]),
      /torch-0 .*: stands on the block below it/,
    ],
    ['a cactus to put on grass', put('cactus', CELL), /cactus-0 .*: it needs sand there/],
    [
      'a lever to put there, pulled',
      put('lever', CELL, { powered: true }),
      /putting lever there does not make it one with powered=true/,
    ],
    [
      'a door with another block in its upper half',
      {
        init: [at('oak_door', CELL, { open: false }), at('stone', [2, 1, 2])],
        condition: [at('oak_door', CELL, { open: true })],
      },
      /stone at \(2, -59, 2\), where the second half of the mechanism "oak-door-0" is/,
    ],
    [
      'a gate of one cell',
      { init: [lever], effect: [at('air', [0, 0, 4])] },
      /the original opens too few cells for a player to pass/,
    ],
    [
      'a block where another one is to be put',
      { init: [at('bedrock', CELL)], ...put('gold_block', CELL) },
      /bedrock left out: gold_block stands in the same cell/,
    ],
  ])('%s', (_, room, reason) => {
    expect(against(room)).toMatch(reason)
  })

  it.each([
    ['obsidian and a pickaxe of diamond', digObsidian({ diamond_pickaxe: 1 })],
    ['a torch to put on a wall', put('torch', [3, 1, 1], { facing: 'west' })],
    ['a lever to put anywhere', put('lever', CELL)],
    [
      'a block to put on one that is put first',
      { in: { gold_block: 2 }, condition: [at('gold_block', [2, 1, 2]), at('gold_block', CELL)] },
    ],
    [
      'a door given by both halves',
      {
        init: [at('oak_door', CELL, { open: false }), at('oak_door', [2, 1, 2], { open: false })],
        condition: [at('oak_door', CELL, { open: true })],
      },
    ],
  ])('and one with %s is not', (_, room) => {
    expect(against(room)).not.toMatch(/cannot|no agent|nothing|does not|left out/)
  })
})

/** The actions of the expert's plan for a room. */
const planned = (room: object): string => {
  const { task } = escapeOf(read({ init: [], ...room }))
  const { nodes } = decomposeEscape({ task: asEscape(task), scene: sceneBefore(task, ['Alice', 'Bob']) })
  return JSON.stringify(nodes.map(({ step }) => step))
}

it('the plan of a room fetches the tool for a block that the hand is too slow for', () => {
  expect(planned(digObsidian({ diamond_pickaxe: 1 }))).toMatch(
    /"fetchItem".*"diamond_pickaxe".*"digAwayWith".*"tool":"diamond_pickaxe"/,
  )
})

it('the plan of a room puts a block in the orientation that is wanted', () => {
  expect(planned(put('torch', [3, 1, 1], { facing: 'west' }))).toMatch(
    /"putInPlaceAs","arguments":\{"item":"torch","pos":\[3,-59,1\],"state":\{"facing":"west"\}\}/,
  )
})
