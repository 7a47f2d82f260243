import type { Subtask } from '../../graph/subtask.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { equip } from '../../task/actions/equip.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { CausalOptions } from '../causal/causal-planner.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'
import type { Rehearsal, SwitchableRule } from '../trials.ts'
import type { SubtaskTrials } from './try-out.ts'
import { type Certify, createWorldPlanner } from './world-planner.ts'

/**
 * Finds the dependencies by interventions in the world, and keeps those that a counterfactual supports. CausalMACE (section 3.4)
 * contradicts a rule in a prompt and drops the dependencies whose average treatment effect is zero; here the rule itself is off
 * in the world in which the subtask is carried out.
 */
export const createCounterfactualPlanner = (id: string, predicted: CausalOptions): Planner =>
  createWorldPlanner(id, predicted, { certify: certifyByRules })

/**
 * Plays the counterfactual of each dependency: the subtask is carried out without what it is said to need, in the unmodified
 * world and in worlds in which one of its rules, or all of them, are off. A rule without which the subtask can be done carries
 * the dependency. A dependency that no rule carries is dropped, unless the subtask does something whose rules cannot be switched
 * off; in that case, the result of the trials is kept.
 */
export const certifyByRules: Certify = async (subtasks, shown, { trials, rehearsal }) => {
  const dropped: Plan['dropped'] = []
  const certify = async (subtask: Subtask): Promise<[number, SubtaskTrials]> => {
    const own = shown.get(subtask.id) as SubtaskTrials
    const touched = rulesOf(subtask)
    if (own.unknown !== undefined || touched.length === 0) return [subtask.id, own]
    const isWhole = subtask.actions.every(isWithoutOthers)
    const carried = await Promise.all(
      own.requirements.map(async (members) => {
        const trial = without(members, { subtask, closedBy: own.closedBy, rehearsal })
        const isDone = async (off: readonly SwitchableRule[]) =>
          (await trials.attempt({ ...trial, off })).kind === 'succeeded'
        return { members, carriers: await carriersAmong(touched, isDone) }
      }),
    )
    const isKept = ({ carriers }: { carriers: readonly string[] }) => carriers.length > 0 || !isWhole
    const kept = carried.filter(isKept)
    const fell = carried.filter((one) => !isKept(one))
    dropped.push(...fell.flatMap(({ members }) => members.map((from) => fallen(from, subtask.id))))
    const rules = kept.flatMap(({ members, carriers }) =>
      carriers.length === 0 ? [] : members.map((from) => [from, carriers] as const),
    )
    return [subtask.id, { ...own, requirements: kept.map(({ members }) => members), rules: new Map(rules) }]
  }
  return { shown: new Map(await Promise.all(subtasks.map(certify))), dropped }
}

function fallen(from: number, to: number): Plan['dropped'][number] {
  const sentence = `Whichever of its rules are off, #${to} fares the same without #${from}.`
  return {
    dependency: { from, to, rules: [], reason: sentence },
    why: 'no_causal_effect',
    sentence,
  }
}

/**
 * The rules that each make the difference alone; if there are none, all rules, provided that they make it together. Empty if
 * the subtask succeeds with all rules.
 */
async function carriersAmong(
  touched: readonly SwitchableRule[],
  isDone: (off: readonly SwitchableRule[]) => Promise<boolean>,
): Promise<readonly SwitchableRule[]> {
  if (await isDone([])) return []
  const alone: SwitchableRule[] = []
  for (const rule of touched) if (await isDone([rule])) alone.push(rule)
  if (alone.length > 0 || touched.length < 2) return alone
  return (await isDone(touched)) ? touched : []
}

/** A subtask in a world in which everything but some others is done, without the items that these others would provide. */
function without(
  members: readonly number[],
  attempt: { subtask: Subtask; closedBy: readonly number[]; rehearsal: Rehearsal },
) {
  const { subtask, closedBy, rehearsal } = attempt
  const changesOf = (id: number) => rehearsal.items.get(id) ?? {}
  const left = new Set([subtask.id, ...members, ...closedBy])
  const items = Object.entries(changesOf(subtask.id)).flatMap(([item, change]): [string, number][] =>
    change >= 0 ? [] : [[item, members.some((id) => (changesOf(id)[item] ?? 0) > 0) ? 0 : -change]],
  )
  const done = rehearsal.order.filter((id) => !left.has(id))
  // Temporary dirt would replace the block that a placed block needs below it.
  const mayHang = subtask.actions.every((call) => placeBlock.read(call) === undefined)
  return { subtask: subtask.id, done, items: Object.fromEntries(items), mayHang }
}

const rulesOf = ({ actions }: Subtask): SwitchableRule[] => [...new Set(actions.flatMap(touchedBy))]

/** The rules that cause an action's needs and that can be switched off in a world. */
function touchedBy(call: ActionCall): readonly SwitchableRule[] {
  if (craft.read(call) !== undefined) return ['ingredients-before-craft', 'table-before-craft']
  const dug = mineBlock.read(call)
  if (dug !== undefined)
    return [...(dug.tool === undefined ? (['tool-tier-before-mine'] as const) : []), 'ripe-before-harvest']
  if (smelt.read(call) !== undefined) return ['furnace-and-fuel-before-smelt']
  if (placeBlock.read(call) !== undefined) return ['gravity', 'support']
  return navigateTo.read(call) === undefined ? [] : ['mechanism-before-passage']
}

/** Whether all rules that cause an action's needs can be switched off in a world. */
function isWithoutOthers(call: ActionCall): boolean {
  const dug = mineBlock.read(call)
  if (dug !== undefined) return dug.tool === undefined
  return [craft, smelt, equip].some((action) => action.read(call) !== undefined)
}
