import loadRegistry from 'prismarine-registry'
import { expect, it } from 'vitest'
import { gameData } from '../game/data/game-data.ts'

import { foreignConstruction } from './foreign-construction.ts'

/** Every value of every property of every block, each in a state where all others have their first values. */
function* someStates(): Generator<{ name: string; properties: Record<string, string> }> {
  const game = gameData('1.19.2')
  for (const { name } of loadRegistry('1.19.2').blocksArray) {
    const known = [...game.blockProperties(name)]
    const first = Object.fromEntries(known.map(([key, values]) => [key, values[0] ?? '']))
    yield { name, properties: first }
    for (const [key, values] of known)
      for (const value of values.slice(1)) yield { name, properties: { ...first, [key]: value } }
  }
}

it('every state of every block is read, or left out with a reason: none makes its structure unreadable', {
  timeout: 120_000,
}, () => {
  const refusals: string[] = []
  let read = 0
  for (const block of someStates()) {
    const cells = [
      { position: { x: -8, y: -60, z: 0 }, block, field: 'blocks.0' },
      { position: { x: -10, y: -60, z: 0 }, block: { name: 'stone', properties: {} }, field: 'blocks.1' },
    ]
    const outcome = foreignConstruction(cells, {
      task: block.name,
      about: { id: 'one', title: 'One', goal: 'Build it.', minecraft: '1.19.2' },
      notes: [],
      placed: (all) => [...all],
    })
    if (outcome.kind === 'task') read++
    else refusals.push(`${block.name} ${JSON.stringify(block.properties)}: ${outcome.refusal.reason}`)
  }
  expect(refusals).toEqual([])
  expect(read).toBeGreaterThan(4000)
})
