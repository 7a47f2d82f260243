import type { Condition } from './condition.ts'
import { type EpisodeResult, isInfrastructure, settledResults } from './episode-result.ts'
import { type ExperimentSpec, plannedEpisodesOf } from './experiment-spec.ts'
import { whyNotPlayed } from './not-applicable.ts'

/** A row of an export: flat, so that any tool can read it. */
export type ExportRow = Record<string, string | number | boolean | null>

/**
 * The settled results of an experiment, one flat row per episode, with the fields of its condition. An episode that is not
 * applicable has a row without numbers: its outcome is `not_applicable`, and its reason says why.
 */
export function exportRows(spec: ExperimentSpec, lines: readonly EpisodeResult[]): ExportRow[] {
  const conditions = new Map(spec.conditions.map((condition) => [condition.id, condition]))
  const played = settledResults(lines).map((result): ExportRow => {
    const {
      time,
      efficiency,
      balance,
      reflection,
      schedule,
      tidying,
      floor,
      metrics,
      refusals,
      schema: _schema,
      journal,
      condition: id,
      ...rest
    } = result
    return {
      ...conditionRow(spec.id, id, conditions.get(id)),
      ...rest,
      infrastructure: isInfrastructure(result),
      journal: journal?.sum ?? null,
      ...prefixed('time', time),
      ...(efficiency === null ? {} : prefixed('efficiency', efficiency)),
      ...prefixed('balance', balance),
      ...prefixed('reflection', reflection),
      ...prefixed('refused', refusals),
      ...prefixed('metric', metrics),
      'schedule.makespan': schedule?.makespan ?? null,
      'schedule.bound': schedule?.bound ?? null,
      'floor.seconds': floor?.seconds ?? null,
      'floor.ratio': floor?.ratio ?? null,
      'tidying.seconds': tidying?.seconds ?? null,
      'tidying.share': tidying?.share ?? null,
      'tidying.left': tidying?.left ?? null,
    }
  })
  return [...played, ...notApplicableRows(spec, conditions)]
}

function notApplicableRows(spec: ExperimentSpec, conditions: ReadonlyMap<string, Condition>): ExportRow[] {
  if ((spec.notApplicable ?? []).length === 0) return []
  return plannedEpisodesOf(spec).flatMap(({ condition: id, ...episode }): ExportRow[] => {
    const why = whyNotPlayed(spec, id, episode.task)
    if (why === undefined) return []
    const row = conditionRow(spec.id, id, conditions.get(id))
    return [{ ...row, ...episode, outcome: 'not_applicable', reason: why }]
  })
}

function conditionRow(experiment: string, id: string, condition: Condition | undefined): ExportRow {
  const { label, planner, assignment, model, agents, trust, repair, latency } = condition ?? {}
  return {
    experiment,
    condition: id,
    label: label ?? null,
    planner: planner ?? null,
    assignment: assignment ?? null,
    model: model ?? null,
    agents: agents ?? null,
    trust: trust ?? null,
    repair: repair ?? null,
    latency: latency ?? null,
  }
}

const prefixed = (prefix: string, values: Readonly<Record<string, number>>): ExportRow =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]))

export const toJsonl = (rows: readonly ExportRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** RFC 4180: a header line, then one line per row; texts with commas, quotes or line breaks are quoted. */
export function toCsv(rows: readonly ExportRow[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return lines.map((line) => `${line.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join('')
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
