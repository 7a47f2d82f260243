import type { GameVersion } from '../../game/version.ts'
import { notesOf } from '../../mcu/import/atom-list.ts'
import { uncheckedOf } from '../../mcu/meaning/in-words.ts'
import { MeaningError } from '../../mcu/meaning/meaning-error.ts'
import { readTask } from '../../mcu/meaning/read.ts'
import { isUnderstood, type Reading } from '../../mcu/meaning/reading.ts'
import { successOf } from '../../mcu/molecule/compose.ts'
import { MoleculeError } from '../../mcu/molecule/molecule-error.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import { predicateOfRule } from '../../mcu/reward/as-predicate.ts'
import { REWARD_EVENTS, type RewardEvent, type RewardRule } from '../../mcu/reward/rule.ts'
import { repairName } from '../../mcu/setup/repair.ts'
import type { ForeignRule } from './config-file.ts'

/** The completion condition of a foreign task, and the obstacles to it. */
export interface Goal {
  readonly success?: Predicate | undefined
  /** Our atoms that match the file's name or text. */
  readonly atoms: string[]
  /** Why only an observer can decide it. */
  readonly byEye?: string
  /** Why no agent can reach it, regardless of the scene. */
  readonly obstacle?: string
}

/** The goal: the rewards if there are any; otherwise the meaning of the file's name or text. */
export function goalOf(rules: readonly RewardRule[], meaning: Reading | undefined, notes: string[]): Goal {
  const parts = meaning?.parts ?? []
  const atoms = parts.flatMap(({ atom }) => atom ?? [])
  // Obstacles found in the text do not affect the rewards, which may count something else.
  const obstacles = [...new Set(parts.flatMap(({ obstacle }) => obstacle ?? []))]
  const obstacle = obstacles.length === 0 ? {} : { obstacle: obstacles.join('; ') }
  const [only, ...more] = rules.map(predicateOfRule)
  if (only !== undefined)
    return { success: more.length === 0 ? only : { kind: 'and', of: [only, ...more] }, atoms }
  const meant = meaning === undefined ? {} : constrainedSuccess(meaning)
  if ('refused' in meant) return { atoms, obstacle: meant.refused }
  const { success }: { success?: Predicate } = meant
  if (meaning !== undefined) notes.push(...notesOfMeaning(meaning))
  if (success !== undefined) return { success, atoms, ...obstacle }
  notes.push('no rule decides this goal: judges have to')
  const reasons = [...new Set(parts.flatMap(({ judged }) => (judged.by === 'eye' ? judged.reason : [])))]
  return { atoms, ...(reasons.length === 0 ? {} : { byEye: reasons.join('; ') }), ...obstacle }
}

/** The goal of a text under its constraints, or why they cannot be carried out. */
function constrainedSuccess(meaning: Reading): { success?: Predicate } | { refused: string } {
  try {
    const success = successOf(meaning)
    return success === undefined ? {} : { success }
  } catch (error) {
    if (error instanceof MoleculeError) return { refused: error.message }
    throw error
  }
}

function notesOfMeaning(meaning: Reading): string[] {
  const read = `"${meaning.text}" was read as ${meaning.parts.map(({ id }) => id.replaceAll('_', ' ')).join(', ')}`
  return [read, ...notesOf(meaning), ...uncheckedOf(meaning).map((what) => `not checked: ${what}`)]
}

/** The meaning of the file's name, or of its text if the name has none; undefined if neither can be understood. */
export const meantBy = (stem: string, text: string, version: GameVersion): Reading | undefined =>
  [stem, text].map((each) => understood(each, version)).find((reading) => reading !== undefined)

function understood(text: string, version: GameVersion): Reading | undefined {
  try {
    const reading = readTask(text, version)
    return isUnderstood(reading) ? reading : undefined
  } catch (error) {
    if (error instanceof MeaningError) return undefined
    throw error
  }
}

/** The rewards of a file in the game's names; those that the game does not count are left out with a note. */
export function rulesOf(rules: readonly ForeignRule[], notes: string[]): RewardRule[] {
  return rules.flatMap(({ event, identity, objects, reward, max_reward_times }) => {
    if (!isRewardEvent(event)) {
      notes.push(`left out the reward ${identity}: "${event}" is nothing that the game counts`)
      return []
    }
    const names = [...new Set(objects.map(repairName))]
    if (event === 'mine_block' && names.includes('cobblestone') && !names.includes('stone')) {
      notes.push(`the reward ${identity} counts stone, too: mining stone is not counted as cobblestone`)
      names.push('stone')
    }
    const times = Math.max(1, Math.floor(max_reward_times))
    return [{ event, identity, objects: names, reward, max_reward_times: times }]
  })
}

const isRewardEvent = (event: string): event is RewardEvent =>
  (REWARD_EVENTS as readonly string[]).includes(event)
