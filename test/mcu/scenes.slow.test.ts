import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { createExpert } from '../../src/question/expert/expert.ts'
import { drawAssignments, solvableAtoms } from '../../src/scenes/assignment.ts'
import { verifyInRounds } from '../../src/scenes/make-and-verify.ts'
import { makeScene } from '../../src/scenes/make-scene.ts'
import { SOLVER_MS } from '../../src/scenes/play-scene.ts'
import { ScenePlayer } from '../../src/scenes/scene-player.ts'
import { verifyScene } from '../../src/scenes/verify-scene.ts'

const version = '1.19.2'
const player = new ScenePlayer()
afterAll(() => player.close())
const maker = createExpert(new Catalogue())

describe('scenes by the expert', () => {
  it.each(
    drawAssignments(solvableAtoms(version), { count: 12, random: createRandom(11), seed: 11, version }),
  )('are solved within a minute of game time, the same way each time: $words, $level', async (assignment) => {
    const draft = await makeScene(assignment, { answerer: maker, version })
    const verify = async () =>
      (await verifyInRounds(assignment, draft, { player, maker, version, seed: 1 })).at(-1)?.verdict
    const verdict = await verify()
    expect(verdict).toMatchObject({ findings: [] })
    expect(verdict?.solvedMs).toBeLessThanOrEqual(SOLVER_MS)
    expect(await verify()).toEqual(verdict)
  })
})

describe('playing a scene', () => {
  const scene = (setup: readonly string[], success: object) => ({
    schema: 1,
    id: 'scene',
    scenario: 'open',
    title: 'A scene',
    goal: 'Do it.',
    minecraft: version,
    agents: 1,
    arena: { min: [-16, -60, -16], max: [20, -44, 20], spawn: [0, -60, 0] },
    limits: { seconds: 60 },
    open: { setup, success },
  })
  const refusal = async (setup: readonly string[], success: object) => {
    const { refusedBy, findings } = await verifyScene(scene(setup, success), { player, seed: 1 })
    return [refusedBy, findings[0]?.type]
  }

  it('shows what does not stay where it was put', async () => {
    const sand = { kind: 'mined', of: ['sand'], count: 1 }
    expect(await refusal(['setblock ~4 ~6 ~ sand'], sand)).toEqual(['dry run', 'target_absent'])
  })

  it('shows goals that are impossible in time', async () => {
    const buried = ['fill ~6 ~ ~ ~16 ~9 ~10 bedrock', 'setblock ~11 ~4 ~5 stone', 'give @s iron_pickaxe']
    const stone = { kind: 'mined', of: ['stone'], count: 1 }
    expect(await refusal(buried, stone)).toEqual(['solver', 'not_solved'])
  })
})
