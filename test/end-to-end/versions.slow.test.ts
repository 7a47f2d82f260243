import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArenaIn } from '../support/tasks.ts'
import { playToolChain } from './tool-chain.ts'

describe.each(GAME_VERSIONS)('an agent in %s', (version) => {
  it('makes its way from bare hands to a diamond', async () => {
    const pockets = await onStage({ task: emptyArenaIn(version).task }, (stage) =>
      playToolChain(stage, { version, goal: 'diamond' }),
    )
    expect(pockets).toMatchObject({ wooden_pickaxe: 1, stone_pickaxe: 1, iron_pickaxe: 1, diamond: 1 })
  })
})
