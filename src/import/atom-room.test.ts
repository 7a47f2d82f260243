import { describe, expect, it } from 'vitest'
import { decomposeEscape } from '../scenario/escape/decompose.ts'
import { asEscape } from '../scenario/testing.ts'
import { sceneBefore } from '../task/scene.ts'
import { escapeOf, lever, read } from './testing/escape-atom.ts'
import { taskOf } from './testing.ts'

describe('the furniture of an imported room', () => {
  it('that lies in the floor is left out with a note, except where a mechanism belongs', () => {
    const moat = [-1, 0, 1].map((x) => ({ name: 'lava', position: [x, -1, 2] }))
    expect(taskOf(read({ init: [lever, ...moat] })).notes).toContain(
      'lava in the floor left out: floors of rooms are whole here',
    )
  })

  it('keeps one block of a cell; the other is noted', () => {
    const button = { name: 'stone_button', position: lever.position, powered: false }
    expect(taskOf(read({ init: [lever, button] })).notes).toContain(
      'stone_button left out: lever stands in the same cell',
    )
  })

  it('stands on the floor where nothing beside it holds it: a lever that opens nothing', () => {
    const idle = { name: 'lever', position: [2, 0, 0], powered: false }
    const { draft } = taskOf(read({ init: [lever, idle] }))
    expect(JSON.stringify(draft)).toMatch(/lever\[face=floor,powered=false\]","at":\[2,-60,0\]/)
  })
})

it('a block that has to be gone is taken away without the tool for its drops', () => {
  const { task } = escapeOf(
    read({
      init: [{ name: 'stone', position: [2, 0, 2] }],
      condition: [{ name: 'air', position: [2, 0, 2] }],
    }),
  )
  const { functions } = decomposeEscape({ task: asEscape(task), scene: sceneBefore(task, ['Alice', 'Bob']) })
  const calls = functions
    .flatMap(({ body }) => body)
    .filter((step) => JSON.stringify(step).includes('MineBlock'))
  expect(calls).toMatchObject([{ args: { discard: true } }])
})
