import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { subtask } from '../../src/graph/testing.ts'
import { actionLines, describeActions } from '../../src/question/describe-actions.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import type { ActionDefinition } from '../../src/task/actions/define-action.ts'
import { ActionVocabulary } from '../../src/task/actions/vocabulary.ts'
import { construction } from '../../src/task/testing.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena } from '../support/tasks.ts'

/* CONTRIBUTING shows how an action is added to the package: one new file, and one line in a list. */

const FOLDER = packagePath('src', 'task', 'actions')
const guide = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const shown = /```ts\n(\/\/ src\/task\/actions\/drop-item\.ts\n[\s\S]*?)```/.exec(guide)?.[1] ?? ''

/** The action that CONTRIBUTING shows, from a file of its own. */
async function shownAction(): Promise<ActionDefinition> {
  const file = join(mkdtempSync(join(tmpdir(), 'new-action-')), 'drop-item.ts')
  writeFileSync(
    file,
    shown
      .replaceAll("'../../../", `'${packagePath()}/`)
      .replaceAll("'../../", `'${packagePath('src')}/`)
      .replaceAll("'../", `'${packagePath('src', 'task')}/`)
      .replaceAll("'./", `'${FOLDER}/`),
  )
  return (await import(/* @vite-ignore */ file)).dropItem
}

describe('a built-in action', () => {
  const list = readFileSync(join(FOLDER, 'list.ts'), 'utf8')
  const defining = readdirSync(FOLDER).filter(
    (file) =>
      !/test\.ts$|^define-action\.ts$/.test(file) &&
      readFileSync(join(FOLDER, file), 'utf8').includes('= defineAction('),
  )

  it('is one file and one line of the list', () => {
    expect(defining).toHaveLength(builtInActions.specs.length)
    for (const file of defining) {
      expect(readFileSync(join(FOLDER, file), 'utf8').split('= defineAction(')).toHaveLength(2)
      expect(list.split('\n').filter((line) => line.includes(`'./${file}'`))).toHaveLength(1)
    }
  })

  it('needs no client of the game', () => {
    for (const file of readdirSync(FOLDER))
      expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/from '(mineflayer|vec3|.*\/judger\/)/)
  })
})

describe('the action that CONTRIBUTING shows', () => {
  it('is known to prompts, plans and true dependencies, and is carried out', async () => {
    const dropItem = await shownAction()
    const actions = new ActionVocabulary<ActionDefinition>([...builtInActions.specs, dropItem])
    const call = { name: 'DropItem', args: { item: 'minecraft:Dirt', amount: 3 } }
    expect(describeActions(actionLines(actions.specs, []))).toContain('- DropItem(')
    expect(actions.parse(call)).toMatchObject({ ok: true, action: { args: { item: 'dirt', amount: 3 } } })

    const chest = { container: [50, 0, 0], item: 'dirt', amount: 3 }
    const plan = [subtask(1, [call]), subtask(2, [{ name: 'WithdrawItem', args: chest }])]
    const { trueDependencies } = await import('../../src/graph/needs/causes-of.ts')
    const { builtinScenarios } = await import('../../src/scenario/builtin.ts')
    expect(trueDependencies(construction([]), plan, { scenarios: builtinScenarios, actions })).toEqual([
      { from: 2, to: 1, rules: ['have-before-place'] },
    ])

    await onStage({ task: emptyArena(), actions }, async (stage) => {
      expect(await stage.act('DropItem', call.args)).toMatchObject({ ok: false, reason: 'missing_item' })
      await stage.command('give Alice dirt 5')
      expect(await stage.does('DropItem', call.args)).toEqual({ item: 'dirt', amount: 3 })
      expect(stage.episode.avatar('Alice').observe().inventory).toEqual([{ item: 'dirt', count: 2 }])
    })
  })
})
