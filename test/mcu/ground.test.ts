import { describe, expect, it } from 'vitest'
import { openFile, outcomeOf, playOpen } from '../../src/scenario/open/testing.ts'

const deep = (setup: readonly string[], success: unknown): string =>
  openFile(setup, success).replace(
    /arena: .*/,
    'arena: { min: [0, -63, 0], max: [24, -40, 24], ground: 12, spawn: [12, -51, 12] }',
  )

describe('an arena with ground of its own', () => {
  it('lets agents dig through the floor into soil', async () => {
    const events = await playOpen(deep(['give @s iron_shovel'], { kind: 'mined', of: ['dirt'], count: 2 }))
    expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
  })

  it('holds what a set-up puts below the feet', async () => {
    const setup = ['give @s diamond_pickaxe', 'fill ~1 ~-1 ~1 ~2 ~-1 ~2 obsidian']
    const events = await playOpen(deep(setup, { kind: 'mined', of: ['obsidian'], count: 1 }))
    expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
  })
})
