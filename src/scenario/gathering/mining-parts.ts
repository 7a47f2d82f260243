import { formatPosition, type Position } from '../../core/position.ts'
import { type NodePart, tuple } from '../../question/expert/functions.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { Sources } from './sources.ts'

/** Digging blocks of one kind, with a tool or the bare hand. */
export function diggingPart({
  block,
  cells,
  tool,
}: {
  block: string
  cells: readonly Position[]
  tool: string | undefined
}): NodePart {
  const description = `mine ${cells.length} ${block} at ${cells.map(formatPosition).join(', ')}`
  const args = { cells: cells.map(tuple) }
  return tool === undefined
    ? { name: 'mineBlocks', args, description }
    : { name: 'mineWith', args: { tool, ...args }, description: `${description} with a ${tool}` }
}

/** Takes dirt to climb on out of containers, and digs the rest. */
export function takeDirt(sources: Sources, count: number): { parts: NodePart[]; missing: number } {
  const parts: NodePart[] = []
  let missing = count
  while (missing > 0) {
    const found = sources.withdraw(SCAFFOLD, missing)
    if (found === undefined) break
    const { container, amount } = found
    const description = `take ${amount} ${SCAFFOLD} from the container at ${formatPosition(container)}`
    const args = { container: tuple(container), item: SCAFFOLD, amount }
    parts.push({ name: 'fetchItem', args, description })
    missing -= amount
  }
  while (missing > 0) {
    const dug = sources.mine(SCAFFOLD, missing)
    if (dug === undefined) break
    const description = `dig ${dug.cells.length} ${dug.block} to climb on`
    parts.push({ name: 'mineBlocks', args: { cells: dug.cells.map(tuple) }, description })
    missing -= dug.gives
  }
  return { parts, missing: Math.max(0, missing) }
}
