import { expect, it } from 'vitest'
import { mcuStandard } from '../../suite/mcu/standard.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { openScenario } from './scenario.ts'
import { openTraits } from './traits.ts'

const traitsOf = (id: string) => {
  const draft = mcuStandard().find((one) => one.id === id)
  const { task } = readTaskFile(draft, [openScenario])
  if (task === undefined) throw new Error(id)
  return openTraits(task as never)
}
const values = (id: string, system: string) =>
  traitsOf(id)
    .labels.filter((label) => label.system === system)
    .map(({ value }) => value)

it('a task of one atom is filed under its categories in all four systems, its level and its filters', () => {
  const systems = ['MCU-Turbo', 'MCU 2025', 'MCU 2024', 'SkillForge', 'level', 'filter']
  expect(systems.map((system) => values('mcu_simple_mine_stone', system))).toEqual([
    ['Mining & Collecting'],
    ['Mine Blocks'],
    ['Mining'],
    ['Mining'],
    ['simple'],
    ['control', 'mining'],
  ])
})

it('a task of several atoms is compositional, and in the filters of each of them', () => {
  expect(values('mcu_simple_hunt_cow_and_craft_oak_planks', 'SkillForge')).toEqual(['Compositional'])
  expect(values('mcu_simple_hunt_cow_and_craft_oak_planks', 'filter')).toEqual([
    'crafting',
    'combat',
    'molecules',
  ])
})

it('a long way from nothing makes a chain', () => {
  expect(values('mcu_hard_smelt_raw_iron', 'filter')).toEqual(['chain', 'crafting'])
  expect(traitsOf('mcu_hard_smelt_raw_iron')).toMatchObject({
    planning: 81,
    planningInTasks: 60,
    planningVersion: 1,
  })
})
