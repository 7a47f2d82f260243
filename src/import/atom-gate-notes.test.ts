import { describe, expect, it } from 'vitest'
import { escapeObstacles } from '../scenario/escape/solver.ts'
import { asEscape } from '../scenario/testing.ts'
import { escapeOf, exit, lever, pulled, read } from './testing/escape-atom.ts'

const notesWith = (...init: object[]) => escapeOf(read({ init: [lever, ...init] })).notes
const at = (name: string, x: number, y: number, z: number, more: object = {}) => ({
  name,
  position: [x, y, z],
  ...more,
})

describe('what stands in front of a gate', () => {
  it('is noted with its cell, and that agents step over it', () => {
    expect(notesWith(at('stone', 0, 0, 3))).toEqual([
      'in front of a gate: stone at (0, 0, 3), from the middle of the room; agents step over it',
    ])
  })

  it.each([
    ['a block at the height of heads', [at('stone', 0, 1, 3)]],
    ['two blocks', [at('stone', 0, 0, 3), at('oak_planks', 0, 1, 3)]],
    ['a fence', [at('oak_fence', 0, 0, 3)]],
  ])('is noted as what keeps all inside: %s', (_name, init) => {
    expect(notesWith(...init).join()).toMatch(/no agent can leave the room.* done once all are out/)
  })

  it('keeps no agent in where there is another gate beside it', () => {
    const effect = [...exit, at('air', 2, 0, 4), at('air', 2, 1, 4)]
    const init = [lever, at('oak_fence', 0, 0, 3)]
    expect(escapeOf(read({ init, effect })).notes.join()).toMatch(
      /no agent can pass there, but the gate beside it is free/,
    )
  })

  it.each([
    ['a carpet', at('white_carpet', 0, 0, 3)],
    ['a torch', at('torch', 0, 0, 3)],
    ['a block somewhere else', at('stone', 2, 1, 2)],
  ])('is not noted if agents walk through: %s', (_name, block) => {
    expect(notesWith(block)).toEqual([])
  })

  it('keeps all inside where an open trapdoor lies across the way', () => {
    expect(notesWith(at('oak_trapdoor', 0, 1, 3, { open: true, facing: 'north' }))).toEqual([
      'agent 1 finds no path into out',
      'agent 2 finds no path into out',
    ])
  })

  it('is not noted if the gate takes it away', () => {
    const init = [lever, at('iron_trapdoor', 0, 0, 3, { open: true })]
    expect(escapeOf(read({ init, effect: [...exit, at('air', 0, 0, 3)] })).notes).toEqual([])
  })
})

describe('an atom of three events, as the eighth of the original', () => {
  const plate = at('stone_pressure_plate', 0, 0, -2, { powered: false })
  const button = at('stone_button', 3, 4, 0, { powered: false, face: 'wall', facing: 'west' })
  const atom = {
    init: [plate, button, at('stone', 4, 4, 0), lever],
    condition: [
      { ...plate, powered: true, sub_event: 'come_in' },
      { ...button, powered: true, sub_event: 'activate' },
      { ...pulled, sub_event: 'final' },
    ],
    effect: [
      { ...plate, sub_event: 'come_in', command: '/tp @r[_position_,distance=..2] 3 2 0' },
      { ...exit[0], sub_event: 'activate' },
      { ...exit[1], sub_event: 'final' },
    ],
    min_player: 2,
  }

  it('is read without its teleport, which a note names: the button is within reach of the floor', () => {
    const { task, notes } = escapeOf(read(atom))
    expect(notes.join()).toMatch(/effect 0 left out: \/tp @r\[_position_,distance=\.\.2\] 3 2 0 moves agents/)
    expect(escapeObstacles(asEscape(task), task.agents)).toEqual([])
  })

  it('has one gate where its events open one cell each of one passage', () => {
    const { gates } = escapeOf(read(atom)).room
    expect(gates.map(({ cells, openedBy, hold }) => [cells.length, openedBy.length, hold])).toEqual([
      [2, 3, 'each'],
    ])
  })
})
