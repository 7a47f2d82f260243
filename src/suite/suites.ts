import { InvariantError } from '../core/errors.ts'
import { type BuiltinTask, builtinScenarios, type TaskDraft } from '../scenario/builtin.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import type { AnyTaskDraft } from '../task/task-file.ts'
import { gatheringSuite, techtreeSuite } from './gathering-targets.ts'
import { hardConstruction } from './hard-construction.ts'
import { irreversible } from './irreversible.ts'
import { mcuChains, mcuPairs } from './mcu/drawn-tasks.ts'
import { mcuStandard } from './mcu/standard.ts'
import { villagerConstruction } from './villager-construction.ts'
import { villagerCooking } from './villager-cooking.ts'
import { FRESH_ESCAPE_SEED, villagerEscape } from './villager-escape.ts'

const at = (drafts: readonly TaskDraft[], ...indices: number[]): TaskDraft[] =>
  indices.flatMap((index) => drafts[index] ?? [])

/** Options for the tasks of a suite. */
export interface SuiteOptions {
  /** Team size that the tasks are made for. Only affects escapes. Default 3. */
  agents?: number
}

const villager = (options: SuiteOptions): TaskDraft[] => [
  ...villagerConstruction(),
  ...villagerCooking(),
  ...villagerEscape(options),
]

/** A named suite. Its tasks are generated on demand. */
export interface Suite {
  readonly id: string
  /** One line for listings. */
  readonly summary: string
  tasks(options: SuiteOptions): readonly AnyTaskDraft[]
}

/** The built-in suites. */
export const suites: readonly Suite[] = [
  {
    id: 'villager-construction',
    summary: '100 buildings in nineteen families, 3 to 101 blocks, and the 40 hard ones',
    tasks: () => [...villagerConstruction(), ...hardConstruction()],
  },
  {
    id: 'hard-construction',
    summary: '40 buildings that hang, float, stand out or are high',
    tasks: () => hardConstruction(),
  },
  { id: 'villager-cooking', summary: '36 cakes and 64 rabbit stews', tasks: () => villagerCooking() },
  { id: 'villager-escape', summary: '22 escapes of one to four stages', tasks: villagerEscape },
  {
    id: 'fresh-escape',
    summary: '22 further escapes of the same kinds, on which nothing was tuned',
    tasks: (options) => villagerEscape({ ...options, seed: FRESH_ESCAPE_SEED, name: 'fresh-escape' }),
  },
  { id: 'villager', summary: 'all three scenarios in VillagerBench’s shape: 222 tasks', tasks: villager },
  { id: 'villager-full', summary: 'another name of villager', tasks: villager },
  {
    id: 'villager-mini',
    summary: 'two tasks of each scenario',
    // Constructions of 6 and of 35 blocks, a cake, a stew, escapes of one stage and of three.
    tasks: (options) => [
      ...at(villagerConstruction(), 4, 50),
      ...at(villagerCooking(), 0, 36),
      ...at(villagerEscape(options), 0, 14),
    ],
  },
  {
    id: 'irreversible',
    summary: '28 tasks in which a wrong order cannot be made good, in seven families',
    tasks: () => irreversible(),
  },
  {
    id: 'gathering',
    summary: 'the paper’s five items in an open world: wood, cobblestone, iron, gold, diamond',
    tasks: gatheringSuite,
  },
  {
    id: 'techtree',
    summary: '60 items in an open world, by depth in the tree of technology',
    tasks: techtreeSuite,
  },
  {
    id: 'mcu-standard',
    summary: '80 atoms modelled on MCU, simple and hard, and 20 tasks made of them',
    tasks: () => mcuStandard(),
  },
  {
    id: 'mcu-chains',
    summary: '24 long tasks: five of these atoms each, in hard scenes',
    tasks: () => mcuChains(),
  },
  {
    id: 'mcu-pairs',
    summary: '120 short tasks: two of these atoms each, in hard scenes',
    tasks: () => mcuPairs(),
  },
  {
    id: 'ablation',
    summary: 'every tenth construction, all sizes: for the paper’s ablation',
    tasks: () => villagerConstruction().filter((_, index) => index % 10 === 5),
  },
]

/** The tasks of a built-in suite, resolved and checked like task files. */
export function resolveSuite(suite: Suite, options: SuiteOptions = {}): BuiltinTask[] {
  return suite.tasks(options).map((draft) => {
    const { task, issues } = readTaskFile(draft, builtinScenarios)
    if (task === undefined || issues.length > 0)
      throw new InvariantError(`${draft.id}: ${issues.map(({ message }) => message).join('; ')}`)
    return task
  })
}
