import { plural } from '../core/count.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { BodyStep, PlanFunction, PlanNode } from '../question/kinds/decompose.ts'
import type { ActionCall } from '../task/action.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'

const REFERENCE = /^\$([A-Za-z]\w*)((?:\.[A-Za-z]\w*)*)$/

/**
 * Turns nodes (calls of planned functions) into subtasks (calls of actions). The model's text is only looked up and copied, never
 * executed. All issues are collected, so that one retry can fix them all.
 */
export function expandNodes(
  functions: readonly PlanFunction[],
  nodes: readonly PlanNode[],
  actions: ActionVocabulary,
): { subtasks: Subtask[]; issues: string[] } {
  const issues: string[] = []
  const byName = new Map(functions.map((entry) => [entry.name, entry]))
  const seen = new Set<number>()
  const subtasks = nodes.map(({ after: _after, ...node }): Subtask => {
    const report = (issue: string) => issues.push(`node ${node.id}: ${issue}`)
    if (seen.has(node.id)) report('its id is taken by an earlier node')
    seen.add(node.id)
    const called = byName.get(node.step.function)
    if (called === undefined) {
      report(`calls "${node.step.function}", but the functions are ${[...byName.keys()].join(', ')}`)
      return { ...node, actions: [] }
    }
    const missing = called.call.filter((name) => !Object.hasOwn(node.step.arguments, name))
    if (missing.length > 0)
      report(`${called.name} needs the ${plural(missing.length, 'argument')} ${missing.join(', ')}`)
    const expanded = called.body
      .flatMap((step) => expandStep(step, node.step.arguments, report))
      .map((action) => actions.tidied(action))
    for (const action of expanded) {
      const parsed = actions.parse(action)
      if (!parsed.ok) report(`${action.name}: ${parsed.issue.message}`)
    }
    return { ...node, actions: expanded }
  })
  return { subtasks, issues }
}

type Arguments = Readonly<Record<string, unknown>>

function expandStep(step: BodyStep, args: Arguments, report: (issue: string) => void): ActionCall[] {
  const fill = (scope: Arguments): ActionCall => ({
    name: step.action,
    args: Object.fromEntries(
      Object.entries(step.args).map(([key, value]) => [key, resolve(value, scope, report)]),
    ),
  })
  if (step.forEach === undefined) return [fill(args)]
  const list = resolve(step.forEach, args, report)
  if (!Array.isArray(list)) {
    report(`${step.action}: forEach "${step.forEach}" is not a list`)
    return []
  }
  return list.map((each: unknown) => fill({ ...args, each }))
}

/** Replaces references inside a value, however deeply nested. */
function resolve(value: unknown, scope: Arguments, report: (issue: string) => void): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, scope, report))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, resolve(entry, scope, report)]),
    )
  }
  if (typeof value !== 'string') return value
  const reference = REFERENCE.exec(value)
  if (reference === null) return value
  let found: unknown = own(scope, reference[1] as string)
  for (const field of (reference[2] as string).split('.').filter((part) => part !== ''))
    found = own(found, field)
  if (found === undefined) report(`"${value}" is not an argument of this function`)
  return found
}

const own = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined
