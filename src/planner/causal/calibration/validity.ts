import { createHash } from 'node:crypto'
import { promptText } from '../../../model/prompts.ts'
import { orderRuleIds } from '../../../task/rule-ids.ts'
import { PATIENCE } from '../ask-blocks.ts'
import type { Booklet } from '../booklet.ts'
import type { Doubt } from '../controls/plan-check.ts'
import { loadOrderRules } from '../rules.ts'
import { type Calibration, chosenTrial } from './calibration.ts'
import { isCalibrated } from './rule-counts.ts'

const isOfTask: ReadonlySet<string> = new Set(orderRuleIds)

/** The validity of a sheet made with this booklet. Rules stated only for some tasks are included for all of them. */
export function validFor({ rules, shams }: Booklet, level: number): NonNullable<Calibration['validFor']> {
  const general = rules.filter(({ id }) => !isOfTask.has(id))
  const stated = [...general, ...loadOrderRules(), ...shams].map(({ id, text }) => [id, text])
  const prompts = createHash('sha256')
    .update(JSON.stringify([promptText('dependencies'), stated]))
    .digest('hex')
    .slice(0, 16)
  return { prompts, level, patience: PATIENCE }
}

/** Why a sheet cannot be used here; undefined if it can and supports refining. */
export function doubtAbout(
  sheet: Calibration | undefined,
  { model, booklet, level }: { model: string; booklet: Booklet; level: number },
): Doubt | undefined {
  if (sheet === undefined) return undefined
  const other = (what: string): Doubt => ({
    why: 'other_calibration',
    reason: `The calibration is of ${what}, and says nothing about this plan. Calibrate again: causalmace calibrate.`,
  })
  if (sheet.model !== model) return other(`${sheet.model}, not of ${model}`)
  const wanted = validFor(booklet, level)
  if (sheet.validFor?.prompts !== wanted.prompts) return other('other prompts or rules')
  if (sheet.validFor.level !== level) return other(`level ${sheet.validFor.level}, not of ${level}`)
  if (sheet.validFor.patience !== PATIENCE) return other(`${sheet.validFor.patience} blocks an edge`)
  if (sheet.verdict === 'abstain') return { why: 'calibration', reason: sheet.reason }
  return undefined
}

/** The rules for which the calibration has enough evidence to refine edges; undefined without a calibration. */
export function calibratedRules(sheet: Calibration | undefined): ReadonlySet<string> | undefined {
  const trial = sheet === undefined ? undefined : chosenTrial(sheet)
  if (trial === undefined) return undefined
  return new Set(Object.entries(trial.rules).flatMap(([id, counts]) => (isCalibrated(counts) ? [id] : [])))
}
