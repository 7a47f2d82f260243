import type { ItemCount } from '../../game/item-counts.ts'
import type { ObtainingPlan } from '../../game/obtaining/cheapest-plan.ts'
import { provisionsFor } from '../../game/obtaining/provisions.ts'
import type { ActionCall } from '../../task/action.ts'
import { sleep } from '../../task/actions/sleep.ts'
import type { act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { hunting, mayStillSleep, mealFor } from './wild-food.ts'
import { ironWanted, isSoonDone, lastingFor, sparePickaxe } from './wild-pickaxes.ts'
import { returnFor } from './wild-return.ts'
import { costOf, type WildSituation } from './wild-situation.ts'
import { callFor } from './wild-step.ts'
import { torchesFor } from './wild-torches.ts'

type Reply = ReplyOf<typeof act>

/** A rule by which an agent in the wild acts. */
export interface WildRule {
  /** The reason, in thoughts and transcripts: "because: low on food". */
  readonly name: string
  /** The agent's action if the rule applies; undefined if it does not. */
  apply(situation: WildSituation): Reply | undefined
}

/** A rule of two parts: the required situation, and the resulting action. */
const rule = <Match>(parts: {
  name: string
  when: (situation: WildSituation) => Match | undefined
  does: (match: Match, situation: WildSituation) => Reply
}): WildRule => ({
  name: parts.name,
  apply(situation) {
    const match = parts.when(situation)
    if (match === undefined) return undefined
    const { thought, action } = parts.does(match, situation)
    return { thought: `${thought} (because: ${parts.name})`, action }
  },
})

const say = (thought: string) => (action: ActionCall) => ({ thought, action })

/** Plan length above which the agent packs food (s). */
const LONG_S = 400
/** Maximum time spent on crafting the usual supplies again on the surface (s). */
const WORTH_MAKING_S = 100
/** Give up an action after this many identical refusals. */
const MAX_ALIKE = 4

/** The rules of an agent in the wild; the first that applies decides. */
export const WILD_RULES: readonly WildRule[] = [
  rule({ name: 'low on food', when: ({ facts }) => mealFor(facts), does: say('I eat.') }),
  rule({
    name: 'night, and a bed is carried',
    when: ({ facts, surroundings }) => (mayStillSleep(facts, surroundings) ? sleep.call({}) : undefined),
    does: say('I sleep through the night.'),
  }),
  rule({
    name: 'lost things are near',
    when: (situation) =>
      returnFor(situation.facts, situation.surroundings.lost, costOf(situation.aim), (carried) =>
        costOf(situation.aimWith(carried)),
      ),
    does: say('I go back for what I have lost.'),
  }),
  rule({
    name: 'prey is near, and the plan is long',
    when: ({ aim, facts, surroundings }) =>
      (aim?.cost ?? 0) < LONG_S ? undefined : hunting(facts, surroundings),
    does: say('An animal is near, and I have a long way to go.'),
  }),
  rule({
    name: 'pickaxes wear out soon',
    when: ({ sought, have, surroundings }) => sparePickaxe(sought, have, surroundings),
    does: say('My pickaxes are worn out soon.'),
  }),
  rule({
    name: 'dark below',
    when: (situation) => {
      const { aim, have, surroundings } = situation
      return unlessRefused(torchesFor(aim?.steps[0], have, surroundings), situation)
    },
    does: say('It is dark down there.'),
  }),
  rule({
    name: 'hard rock below, and iron is near',
    when: anotherIronPickaxe,
    does: say('The rock down there is hard, and iron is near.'),
  }),
  rule({ name: 'not equipped for ore', when: equipment, does: nextStep }),
  rule({
    name: 'next step of the plan',
    when: ({ aim }) => ({ plan: aim }),
    does: ({ plan }, situation) => nextStep(plan, situation),
  }),
]

const unlessRefused = (action: ActionCall | undefined, situation: WildSituation): ActionCall | undefined =>
  action === undefined || situation.refusalsOf(action) > 0 ? undefined : action

/** The next call for another pickaxe of iron, if nothing has to be searched for it. */
function anotherIronPickaxe(situation: WildSituation): ActionCall | undefined {
  const { sought, have, surroundings } = situation
  const more = ironWanted(sought, have, surroundings)
  if (more === 0) return undefined
  const plan = situation.planFor([{ item: 'iron_pickaxe', count: (have.get('iron_pickaxe') ?? 0) + more }])
  const [first] = plan?.steps ?? []
  if (plan === undefined || first === undefined) return undefined
  if (!plan.steps.every((step) => isSoonDone(step, surroundings))) return undefined
  return unlessRefused(callFor(first, { surroundings, have, later: plan.steps }), situation)
}

/** The plan for the supplies to take along to ore, if some are missing. */
function equipment(situation: WildSituation): ObtainingPlan | undefined {
  const { surroundings, sought, have } = situation
  const provisions: readonly ItemCount[] = surroundings.isUnderground
    ? lastingFor(sought, have, surroundings)
    : sought.flatMap(({ recipe }) => provisionsFor(recipe))
  const plan = provisions.length === 0 ? undefined : situation.planFor(provisions)
  return plan !== undefined && plan.steps.length > 0 && plan.cost < WORTH_MAKING_S ? plan : undefined
}

function nextStep(plan: ObtainingPlan | undefined, situation: WildSituation): Reply {
  const { wanted, surroundings, have } = situation
  const [step] = plan?.steps ?? []
  if (plan === undefined || step === undefined)
    return { thought: `I know no way to ${wanted.item}; I stop.`, action: null }
  const action = callFor(step, { surroundings, have, later: plan.steps })
  if (action === undefined)
    return { thought: `I do not know how to ${step.recipe.id}; I stop.`, action: null }
  if (situation.refusalsOf(action) >= MAX_ALIKE)
    return { thought: `${action.name} does not work here; I stop.`, action: null }
  return { thought: `For ${wanted.count} ${wanted.item}: ${step.recipe.id} × ${step.times}.`, action }
}
