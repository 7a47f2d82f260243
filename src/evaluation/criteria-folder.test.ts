import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { criteriaQuestion } from '../mcu/autoeval/criteria/by-model.ts'
import { criteriaByRules } from '../mcu/autoeval/criteria/by-rules.ts'
import { criteriaFile, criteriaIn } from '../mcu/autoeval/criteria/criteria-file.ts'
import { createSimulated } from '../question/simulated/simulated.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { criteriaByTask, criteriaFiles } from './criteria-folder.ts'

const basis = { goal: 'Craft a ladder.', given: ['stick'], limitSeconds: 60 }
const criteria = criteriaByRules(basis)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-criteria-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('criteria files', () => {
  it('read back as they were written, with nothing to be said against them', () => {
    expect(criteriaIn(criteriaFile(criteria))).toEqual({ criteria, faults: [], findings: [] })
  })

  it('are checked: six sections, what they mean, examples marked', () => {
    const text = criteriaFile(criteria)
    expect(criteriaIn(text.replace('**Creative Attempts', '**Ideas')).faults).toEqual([
      'lacks the heading "**Creative Attempts**"',
    ])
    expect(criteriaIn(`${text}\n**Task Progress**\n - again`).faults).toEqual([
      'has the heading "Task Progress" twice',
    ])
    expect(criteriaIn(text.replace(/: how much of the task is done/, '')).findings).toEqual([
      'says nothing behind the heading of Task Progress',
    ])
    expect(criteriaIn(text.replace(' - e.g. walking', ' - for example walking')).findings.join()).toContain(
      'Action Control has an example that does not begin with "e.g."',
    )
  })

  it('that name another scale than judges rate on are refused', () => {
    const text = criteriaFile(criteria)
    expect(criteriaIn(`Scale: 0 to 10\n${text}`).faults).toEqual([])
    expect(criteriaIn(`Scale: 0 to 1\n${text}`).faults.join()).toContain(
      'names the scale 0 to 1; judges rate from 0 to 10',
    )
    writeFileSync(join(folder, 'x.txt'), `**Scale:** stars\n${text}`)
    expect(() => criteriaByTask(folder)).toThrow('x.txt: names the scale "stars"')
  })

  it('belong to the task that they are named after, at any level', () => {
    writeFileSync(join(folder, 'craft_ladder.txt'), criteriaFile(criteria))
    const of = criteriaByTask(folder)
    expect([of('craft_ladder'), of('mcu_hard_craft_ladder'), of('other')]).toEqual([
      criteria,
      criteria,
      undefined,
    ])
    writeFileSync(join(folder, 'broken.txt'), 'nothing')
    expect(() => criteriaByTask(folder)).toThrow('broken.txt: lacks the heading')
    expect(() => criteriaByTask(join(folder, 'no'))).toThrow('is no folder of criteria')
  })

  it('belong to a task by its slug, however separators and case are written', () => {
    writeFileSync(join(folder, 'craft_to_cake.txt'), criteriaFile(criteria))
    const of = criteriaByTask(folder)
    for (const task of ['craft-to-cake', 'craft_to_cake', 'Craft to cake', 'mcu-hard-craft-to-cake'])
      expect(of(task), task).toEqual(criteria)
    expect(of('craft-to-clock')).toBeUndefined()
    writeFileSync(join(folder, 'craft-to-cake.txt'), criteriaFile(criteria))
    expect(() => criteriaByTask(folder)).toThrow(/is for the same task as craft-to-cake\.txt/)
  })

  it('that name a level are for no other level', () => {
    writeFileSync(join(folder, 'mcu_simple_sleep.txt'), criteriaFile(criteria))
    const of = criteriaByTask(folder)
    expect([of('mcu_simple_sleep'), of('mcu_hard_sleep')]).toEqual([criteria, undefined])
  })

  const samples = '/work/shared/samples/mcu/criteria'
  it.skipIf(!existsSync(samples))('of MCU can all be used', () => {
    const files = criteriaFiles(samples)
    expect(files.map(({ task }) => task)).toContain('craft_ladder')
    expect(files.flatMap(({ faults }) => faults)).toEqual([])
    expect(
      files.every(({ findings }) => findings.every((finding) => !finding.startsWith('says nothing'))),
    ).toBe(true)
  })
})

describe('a model that writes criteria', () => {
  const fits = (reply: string) => criteriaQuestion.reply.safeParse(reply)

  it('may write more around them and use # for headings, but leaves none out', () => {
    const text = criteriaFile(criteria)
    expect(fits(`Sure!\n${text}`).success).toBe(true)
    expect(fits(text.replaceAll(/\*\*(.+?)\*\*/g, '### $1')).success).toBe(true)
    expect(fits(text.replace('**Creative', '**Original')).error?.message).toContain('no heading')
    expect(fits(text.replaceAll(/ - .*\n/g, '')).success).toBe(false)
    expect(fits('I cannot help with that.').success).toBe(false)
  })

  it('is the expert with the simulated ones, which write them by rules', async () => {
    const answerer = createSimulated('weak', { scenarios: builtinScenarios } as never)
    const ask = { question: criteriaQuestion, facts: basis, agent: undefined, seed: 3, sample: 0 }
    expect(criteriaIn((await answerer.answer(ask)).value).criteria).toEqual(criteria)
  })
})
