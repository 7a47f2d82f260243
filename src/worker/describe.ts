import { formatPosition } from '../core/position.ts'
import type { Step } from '../model/kinds/act.ts'
import type { Observation } from '../task/observation.ts'

/** Steps that a prompt shows; older ones are only counted. */
const RECENT = 12

/** An agent's own state in words, for prompts. */
export function describeState({ agent, position, health, food, held, inventory }: Observation): string {
  const items = inventory.map(({ item, count }) => `${count} ${item}`).join(', ')
  return `You are ${agent} at ${formatPosition(position)}, health ${health}, food ${food}, in your hand: ${held ?? 'nothing'}. Your inventory: ${items === '' ? 'empty' : items}.`
}

/** What is around an agent in words, for prompts. */
export function describeEnvironment({ cells, containers, others }: Observation): string {
  const lines = [
    ...cells.map(({ position, block }) => `${formatPosition(position)} holds ${block}`),
    ...containers.map(({ position, kind }) => `a ${kind} at ${formatPosition(position)}`),
    ...others.map(({ name, position }) => `${name} at ${formatPosition(position)}`),
  ]
  return lines.join('\n')
}

/** The last steps with what came of them, for prompts. */
export function describeHistory(history: readonly Step[]): string {
  if (history.length === 0) return 'none yet'
  const hidden = history.length - RECENT
  const lines = history.slice(-RECENT).map(({ thought, action, result }) => {
    const outcome = result.ok
      ? `done ${JSON.stringify(result.data)}`
      : `refused (${result.reason}): ${result.detail}`
    return `${thought} ${action.name}(${JSON.stringify(action.args)}) → ${outcome}`
  })
  return [...(hidden > 0 ? [`(${hidden} earlier steps)`] : []), ...lines].join('\n')
}
